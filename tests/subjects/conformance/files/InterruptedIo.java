// expect: as java
// scratch:
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class InterruptedIo {
    public static void main(String[] args) throws Exception {
        Path p = Path.of("file");
        Files.writeString(p, "some text");
        FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE);
        Thread.currentThread().interrupt();
        try {
            c.read(ByteBuffer.allocate(4));
            System.out.println("read");
        } catch (ClosedByInterruptException e) {
            System.out.println(e + " " + c.isOpen() + " " + Thread.interrupted());
        }
        try {
            c.read(ByteBuffer.allocate(4));
        } catch (ClosedChannelException e) {
            System.out.println(e);
        }
        Thread.currentThread().interrupt();
        try (FileInputStream in = new FileInputStream("file")) {
            System.out.println(in.read() + " " + Thread.currentThread().isInterrupted());
        }
        try (InputStream in = Files.newInputStream(p)) {
            System.out.println(in.read());
        } catch (ClosedByInterruptException e) {
            System.out.println("stream " + e);
        }
        System.out.println(Thread.interrupted());
        PipedInputStream pipe = new PipedInputStream(new PipedOutputStream());
        Thread reader = new Thread(() -> {
            try {
                pipe.read();
            } catch (IOException e) {
                System.out.println(e.getClass() + " " + Thread.interrupted());
            }
        });
        reader.start();
        reader.interrupt();
        reader.join();
        Thread.currentThread().interrupt();
        System.out.println(Files.readString(p).length() + " " + Files.exists(p) + Thread.interrupted());
        RandomAccessFile f = new RandomAccessFile("file", "rw");
        FileChannel of = f.getChannel();
        of.position(3);
        System.out.println(f.getFilePointer() + " " + (of == f.getChannel()));
        f.seek(5);
        System.out.println(of.position() + " " + (char) f.read());
        f.close();
        System.out.println(of.isOpen());
        FileInputStream in = new FileInputStream("file");
        FileChannel ch = in.getChannel();
        ch.position(2);
        System.out.println((char) in.read() + " " + ch.position() + " " + in.available());
        ch.close();
        try {
            in.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try (FileOutputStream out = new FileOutputStream("file", true)) {
            System.out.println(out.getChannel().position() + " " + out.getFD().valid());
            out.write('!');
            System.out.println(out.getChannel().position());
        }
    }
}
