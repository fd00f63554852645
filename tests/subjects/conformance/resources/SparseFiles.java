// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

/** Files with holes: written past the end, shortened, read across. */
public class SparseFiles {
    static String nonZero(Path p) throws IOException {
        byte[] b = Files.readAllBytes(p);
        StringBuilder out = new StringBuilder().append(b.length).append(':');
        for (int i = 0; i < b.length; i++) if (b[i] != 0) out.append(i).append('=').append(b[i]).append(' ');
        return out.toString();
    }

    public static void main(String[] args) throws IOException {
        Path p = Path.of("s");
        try (FileChannel c = FileChannel.open(p, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.SPARSE, StandardOpenOption.WRITE, StandardOpenOption.READ))) {
            c.write(ByteBuffer.wrap(new byte[] {1}), 1000);
            c.write(ByteBuffer.wrap(new byte[] {2, 3}), 5000);
            System.out.println(c.size() + " " + c.position() + " " + nonZero(p));
            c.truncate(1001);
            c.position(3000);
            System.out.println(c.size() + " " + c.position() + " " + c.read(ByteBuffer.allocate(5)));
            c.write(ByteBuffer.wrap(new byte[] {4}));
            System.out.println(nonZero(p));
            ByteBuffer around = ByteBuffer.allocate(6);
            System.out.println(c.read(around, 998) + Arrays.toString(around.array()));
            try {
                c.position(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("negative");
            }
            try {
                c.truncate(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("negative size");
            }
        }
        try (RandomAccessFile f = new RandomAccessFile("s", "rw")) {
            f.seek(10_000);
            System.out.println(f.length() + " " + f.read());
            f.writeShort(-2);
            System.out.println(f.length());
            f.setLength(0);
            f.write(9);
            System.out.println(nonZero(p) + f.getFilePointer());
            f.setLength(3);
            f.setLength(2);
            System.out.println(nonZero(p) + f.getFilePointer());
        }
    }
}
