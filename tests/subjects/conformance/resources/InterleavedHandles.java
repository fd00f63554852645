// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;

/** Several streams, channels and random access files open on one file at once. */
public class InterleavedHandles {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile a = new RandomAccessFile("f", "rw"); RandomAccessFile b = new RandomAccessFile("f", "r"); FileInputStream in = new FileInputStream("f")) {
            a.writeBytes("hello");
            System.out.println(b.length() + " " + in.available() + " " + (char) in.read());
            a.seek(1);
            a.write('E');
            System.out.println((char) in.read() + b.readLine());
            a.setLength(2);
            System.out.println(in.read() + " " + b.getFilePointer() + " " + b.read() + " " + a.getFilePointer());
            a.writeBytes("more and more");
            System.out.println(new String(in.readAllBytes()) + "|" + b.readLine());
            new File("f").delete();
            a.seek(0);
            a.writeInt(7);
            b.seek(0);
            System.out.println(b.readInt() + " " + new File("f").exists());
            try (FileWriter other = new FileWriter("f")) {
                other.write("another");
            }
            System.out.println(b.length() + " " + new File("f").length());
            Files.move(Path.of("f"), Path.of("g"));
            try (FileChannel channel = FileChannel.open(Path.of("g"), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap("XX".getBytes()), 2);
                System.out.println(Files.readString(Path.of("g")));
                MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_ONLY, 1, 3);
                System.out.println((char) map.get() + "" + map.remaining());
                MappedByteBuffer own = channel.map(FileChannel.MapMode.PRIVATE, 0, 7);
                own.put(0, (byte) '?');
                System.out.println((char) own.get(0) + Files.readString(Path.of("g")));
            }
        }
        try (FileInputStream first = new FileInputStream("g"); FileInputStream same = new FileInputStream(first.getFD())) {
            System.out.println((char) first.read() + "" + (char) same.read() + (char) first.read() + first.getFD().valid());
            first.getChannel().position(5);
            System.out.println((char) same.read());
        }
    }
}
