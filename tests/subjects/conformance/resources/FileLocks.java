// expect: as java
// scratch:
import java.io.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

/** Locks on files, within one Java virtual machine. */
public class FileLocks {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("f", "rw"); FileChannel other = FileChannel.open(Path.of("f"), StandardOpenOption.READ)) {
            FileChannel channel = file.getChannel();
            FileLock whole = channel.lock();
            System.out.println(whole.isValid() + " " + whole.isShared() + " " + whole.overlaps(5, 1) + " " + (whole.acquiredBy() == channel));
            try {
                other.lock(0, 10, true);
            } catch (OverlappingFileLockException e) {
                System.out.println(e);
            }
            whole.release();
            System.out.println(whole.isValid());
            FileLock low = channel.lock(0, 10, false), shared = other.lock(10, 5, true);
            System.out.println(low.position() + " " + low.size() + " " + shared.isShared() + " " + low.overlaps(9, 5) + low.overlaps(10, 1));
            try {
                channel.tryLock(9, 3, false);
            } catch (OverlappingFileLockException e) {
                System.out.println("overlaps");
            }
            try {
                other.lock(20, 1, false);
            } catch (NonWritableChannelException e) {
                System.out.println(e);
            }
            try {
                channel.lock(-1, 1, false);
            } catch (IllegalArgumentException e) {
                System.out.println("illegal");
            }
            try (FileLock closing = channel.tryLock(100, 1, false)) {
                System.out.println(closing.isValid());
            }
            low.close();
            System.out.println(channel.tryLock(0, 3, false).toString().replaceAll(".*\\[", "["));
            other.close();
            System.out.println(shared.isValid());
            try {
                shared.release();
            } catch (ClosedChannelException e) {
                System.out.println(e);
            }
        }
        File lockFile = new File("lock");
        System.out.println(lockFile.createNewFile() + " " + lockFile.createNewFile());
        try (FileOutputStream out = new FileOutputStream("app"); FileLock lock = out.getChannel().tryLock()) {
            out.write(5);
            System.out.println(lock.channel().isOpen());
        }
        try (FileOutputStream out = new FileOutputStream("app")) {
            System.out.println(out.getChannel().lock().isValid());
        }
    }
}
