// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

public class ChannelPositions {
    public static void main(String[] args) throws IOException {
        Path path = Path.of("c");
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            System.out.println(channel.write(ByteBuffer.wrap("0123456789".getBytes())) + " " + channel.position() + " " + channel.size());
            ByteBuffer direct = ByteBuffer.allocateDirect(4);
            channel.position(3);
            System.out.println(channel.read(direct) + " " + channel.position() + " " + direct.get(0));
            System.out.println(channel.write(ByteBuffer.wrap("AB".getBytes()), 1) + " " + channel.position());
            direct.flip();
            channel.write(direct, 12);
            System.out.println(channel.size());
            channel.truncate(11);
            System.out.println(channel.size() + " " + channel.position());
            channel.truncate(5);
            System.out.println(channel.size() + " " + channel.position());
            ByteBuffer[] parts = {ByteBuffer.wrap("one".getBytes()), ByteBuffer.allocate(0), ByteBuffer.wrap("two".getBytes())};
            System.out.println(channel.write(parts));
            channel.position(0);
            ByteBuffer[] halves = {ByteBuffer.allocate(3), ByteBuffer.allocate(20)};
            System.out.println(channel.read(halves) + " " + Arrays.toString(halves[1].array()));
            System.out.println(channel.read(ByteBuffer.allocate(1)));
            channel.force(true);
        }
        System.out.println(Files.readString(path));
        try (FileChannel appending = FileChannel.open(path, StandardOpenOption.APPEND)) {
            System.out.println(appending.position());
            appending.write(ByteBuffer.wrap("end".getBytes()));
            appending.position(0);
            appending.write(ByteBuffer.wrap("!".getBytes()));
            System.out.println(appending.position() + " " + appending.size());
        }
        System.out.println(Files.readString(path));
        try (SeekableByteChannel channel = Files.newByteChannel(path, Set.of(StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING))) {
            System.out.println(channel.size());
            channel.position(3).write(ByteBuffer.wrap(new byte[] {1}));
            System.out.println(channel.size());
            channel.read(ByteBuffer.allocate(1));
        } catch (NonReadableChannelException expected) {
            System.out.println(expected);
        }
        try (FileChannel channel = new FileInputStream("c").getChannel()) {
            channel.write(ByteBuffer.allocate(1));
        } catch (NonWritableChannelException expected) {
            System.out.println(expected);
        }
        try {
            Files.newByteChannel(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        } catch (FileAlreadyExistsException expected) {
            System.out.println(expected);
        }
    }
}
