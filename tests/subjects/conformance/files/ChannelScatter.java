// expect: as java
// scratch:
import java.io.IOException;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import static java.nio.file.StandardOpenOption.*;

public class ChannelScatter {
    static String text(ByteBuffer b) {
        b.flip();
        return StandardCharsets.UTF_8.decode(b).toString();
    }

    public static void main(String[] args) throws IOException {
        Path file = Path.of("channel.bin");
        try (FileChannel c = FileChannel.open(file, CREATE_NEW, WRITE, READ)) {
            ByteBuffer[] parts = {ByteBuffer.wrap("head".getBytes()), ByteBuffer.allocate(0), ByteBuffer.wrap("-body-".getBytes()), ByteBuffer.wrap("tail".getBytes())};
            System.out.println(c.write(parts) + " " + c.position() + " " + c.size());
            System.out.println(c.write(parts) + " " + parts[0].hasRemaining());
            c.position(2);
            ByteBuffer a = ByteBuffer.allocate(3), b = ByteBuffer.allocateDirect(100);
            System.out.println(c.read(new ByteBuffer[] {a, b}) + " [" + text(a) + "][" + text(b) + "] " + c.position());
            System.out.println(c.read(ByteBuffer.allocate(4)));
            System.out.println(c.read(ByteBuffer.allocate(0)));
            a.clear();
            System.out.println(c.read(a, 10) + text(a) + c.position());
            a.clear();
            System.out.println(c.read(a, 99));
            System.out.println(c.write(ByteBuffer.wrap(new byte[] {'!', '?'}), 20) + " " + c.size() + " " + c.position());
            c.truncate(16);
            System.out.println(c.size() + " " + c.position());
            c.truncate(5).position(3);
            System.out.println(c.size() + " " + c.position());
            c.force(true);
            try {
                c.position(-1);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass());
            }
        }
        System.out.println(Files.readString(file));
        try (FileChannel c = FileChannel.open(file, APPEND)) {
            c.position(0);
            System.out.println(c.write(ByteBuffer.wrap("++".getBytes())) + " " + c.position());
            c.read(ByteBuffer.allocate(1));
        } catch (NonReadableChannelException e) {
            System.out.println(e);
        }
        try (FileChannel c = FileChannel.open(file)) {
            c.write(ByteBuffer.allocate(1));
        } catch (NonWritableChannelException e) {
            System.out.println(e);
        }
        try (FileChannel c = FileChannel.open(file, CREATE_NEW, WRITE)) {
            System.out.println("opened");
        } catch (FileAlreadyExistsException e) {
            System.out.println(e);
        }
        try (SeekableByteChannel s = Files.newByteChannel(file, WRITE, TRUNCATE_EXISTING)) {
            System.out.println(s.size());
        }
        try (FileChannel c = FileChannel.open(file, WRITE, DELETE_ON_CLOSE)) {
            c.write(ByteBuffer.wrap(new byte[9]));
            System.out.println(Files.size(file));
        }
        System.out.println(Files.exists(file));
        FileChannel closed = FileChannel.open(Path.of("other"), CREATE, WRITE);
        closed.close();
        try {
            closed.size();
        } catch (ClosedChannelException e) {
            System.out.println(e + " " + closed.isOpen());
        }
    }
}
