// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** AsynchronousFileChannel and channels over streams. */
public class AsyncFiles {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WritableByteChannel to = Channels.newChannel(out);
        System.out.println(to.write(ByteBuffer.wrap("abcdef".getBytes())) + " " + out);
        ReadableByteChannel from = Channels.newChannel(new ByteArrayInputStream(out.toByteArray()));
        ByteBuffer four = ByteBuffer.allocate(4);
        System.out.println(from.read(four) + " " + from.read(four) + " " + from.read(four.clear()) + " " + from.read(four.clear()));
        from.close();
        try {
            from.read(four);
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        try (FileChannel channel = FileChannel.open(Path.of("f"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                Writer writer = Channels.newWriter(channel, "UTF-8")) {
            writer.write("zeile ä\nzwei\n");
        }
        try (FileChannel channel = FileChannel.open(Path.of("f")); BufferedReader reader = new BufferedReader(Channels.newReader(channel, StandardCharsets.UTF_8))) {
            System.out.println(reader.readLine() + " " + channel.position());
        }
        try (FileChannel channel = FileChannel.open(Path.of("f")); InputStream in = Channels.newInputStream(channel)) {
            in.skip(3);
            System.out.println((char) in.read() + " " + in.available());
        }
        try (SeekableByteChannel bytes = Files.newByteChannel(Path.of("f"), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            bytes.position(2).truncate(6);
            System.out.println(bytes.size() + " " + bytes.position());
            bytes.position(5);
            bytes.truncate(3);
            System.out.println(bytes.size() + " " + bytes.position() + bytes.isOpen());
        }
    }
}
