// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

/** FileChannel: positions, scattering, transfer, truncation, locks, options. */
public class ChannelsOfFiles {
    static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes());
    }

    public static void main(String[] args) throws IOException {
        Path path = Path.of("c");
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            System.out.println(out.write(bytes("0123456789")) + " " + out.position() + " " + out.size());
            System.out.println(out.write(bytes("XY"), 3) + " " + out.position());
            out.position(15);
            System.out.println(out.size() + " " + out.write(new ByteBuffer[] {bytes("ab"), bytes("cde")}) + " " + out.size());
            try {
                out.read(ByteBuffer.allocate(1));
            } catch (NonReadableChannelException e) {
                System.out.println(e);
            }
            out.truncate(18);
            out.force(true);
            FileLock lock = out.tryLock();
            System.out.println(lock.isValid() + " " + lock.isShared() + " " + lock.position() + " " + (lock.size() == Long.MAX_VALUE));
            try {
                out.tryLock(1, 2, false);
            } catch (OverlappingFileLockException e) {
                System.out.println(e);
            }
            lock.release();
        }
        System.out.println(Files.readString(path).replace('\0', '.'));
        try (FileChannel in = FileChannel.open(path); FileChannel to = FileChannel.open(Path.of("d"), Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ))) {
            System.out.println(in.transferTo(2, 6, to) + " " + to.transferFrom(in, 3, 4) + " " + in.position() + " " + to.size());
            ByteBuffer buffer = ByteBuffer.allocateDirect(4);
            System.out.println(in.read(buffer) + " " + buffer.position() + " " + in.read(buffer));
            buffer.flip();
            System.out.println((char) buffer.get() + "" + (char) buffer.get(3) + buffer.remaining());
            in.position(100);
            System.out.println(in.read(ByteBuffer.allocate(3)) + " " + in.size());
            ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(1)};
            in.position(0);
            System.out.println(in.read(parts) + Arrays.toString(parts[1].array()));
            MappedByteBuffer map = to.map(FileChannel.MapMode.PRIVATE, 0, 4);
            map.put(1, (byte) '!');
            to.position(0);
            ByteBuffer all = ByteBuffer.allocate(4);
            to.read(all);
            System.out.println(new String(all.array()) + map.isDirect() + map.capacity());
        }
        try {
            FileChannel.open(Path.of("c"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            System.out.println(e.getMessage());
        }
        FileChannel closed = FileChannel.open(path, StandardOpenOption.DELETE_ON_CLOSE);
        closed.close();
        System.out.println(Files.exists(path) + " " + closed.isOpen());
        try {
            closed.size();
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        try (SeekableByteChannel s = Files.newByteChannel(Path.of("d"), StandardOpenOption.APPEND)) {
            s.write(bytes("tail"));
            System.out.println(s.position() == s.size());
        }
        try (RandomAccessFile file = new RandomAccessFile("d", "rw")) {
            FileChannel same = file.getChannel();
            file.seek(3);
            System.out.println(same.position() + " " + (same == file.getChannel()));
            same.position(5);
            System.out.println(file.getFilePointer());
        }
    }
}
