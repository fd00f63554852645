// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

/** Files mapped into memory: read, changed, private. */
public class MappedFiles {
    public static void main(String[] args) throws IOException {
        Path path = Files.write(Path.of("m"), "0123456789".getBytes());
        try (FileChannel in = FileChannel.open(path, StandardOpenOption.READ)) {
            MappedByteBuffer map = in.map(FileChannel.MapMode.READ_ONLY, 2, 5);
            System.out.println(map.limit() + " " + (char) map.get(1) + " " + map.isReadOnly() + map.isDirect() + " " + map.order());
            try {
                map.put((byte) 1);
            } catch (ReadOnlyBufferException e) {
                System.out.println(e);
            }
            try {
                in.map(FileChannel.MapMode.READ_WRITE, 0, 1);
            } catch (NonWritableChannelException e) {
                System.out.println(e);
            }
            try {
                in.map(FileChannel.MapMode.READ_ONLY, -1, 1);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(in.map(FileChannel.MapMode.READ_ONLY, 0, 0).capacity());
        }
        try (FileChannel both = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer map = both.map(FileChannel.MapMode.PRIVATE, 0, 10);
            map.put(0, (byte) 'X').putInt(4, 0x41424344);
            System.out.println(StandardCharsetsOf(map) + " " + Files.readString(path));
        }
    }

    static String StandardCharsetsOf(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.capacity()];
        buffer.duplicate().get(bytes);
        return new String(bytes);
    }
}
