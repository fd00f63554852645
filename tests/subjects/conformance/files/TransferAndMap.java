// expect: as java
// scratch: data
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import static java.nio.file.StandardOpenOption.*;

public class TransferAndMap {
    public static void main(String[] args) throws IOException {
        try (FileChannel from = FileChannel.open(Path.of("data/words.txt")); FileChannel to = FileChannel.open(Path.of("copy"), CREATE, READ, WRITE)) {
            System.out.println(from.transferTo(0, 10, to) + " " + to.position() + " " + from.position());
            System.out.println(from.transferTo(30, 100, to) + " " + from.transferTo(500, 3, to) + " " + to.size());
            System.out.println(to.transferFrom(from, 2, 5) + " " + from.position() + " " + to.position());
            System.out.println(to.transferFrom(from, 400, 5) + " " + to.size());
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            System.out.println(from.transferTo(6, 4, Channels.newChannel(out)) + out.toString());
            System.out.println(to.transferFrom(Channels.newChannel(new ByteArrayInputStream("fresh".getBytes())), 0, 3));
            try {
                from.transferTo(-1, 2, to);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
            try {
                to.transferTo(0, 1, from);
            } catch (NonWritableChannelException e) {
                System.out.println(e);
            }
        }
        System.out.println(Files.readString(Path.of("copy")).replace('\n', '/'));
        try (RandomAccessFile sparse = new RandomAccessFile("sparse", "rw")) {
            sparse.seek(1 << 20);
            sparse.write(1);
            System.out.println(sparse.length());
        }
        try (SeekableByteChannel c = Files.newByteChannel(Path.of("sparse"), Set.of(READ, SPARSE))) {
            ByteBuffer b = ByteBuffer.allocate(1 << 16);
            long zeros = 0, other = 0;
            while (c.read(b.clear()) > 0) {
                b.flip();
                while (b.hasRemaining()) if (b.get() == 0) zeros++; else other++;
            }
            System.out.println(zeros + " " + other + " " + c.position());
            c.position(5_000_000);
            System.out.println(c.read(b.clear()) + " " + c.position());
        }
        try (FileChannel c = FileChannel.open(Path.of("data/words.txt"))) {
            StringBuilder words = new StringBuilder();
            ByteBuffer b = ByteBuffer.allocate(5);
            for (int n; (n = c.read(b)) >= 0; b.compact()) {
                b.flip();
                while (b.remaining() > 1) words.append((char) b.get());
                words.append(n).append('.');
            }
            System.out.println(words.toString().replace('\n', '/'));
        }
    }
}
