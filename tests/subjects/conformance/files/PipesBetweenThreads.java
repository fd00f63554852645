// expect: as java
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PipesBetweenThreads {
    public static void main(String[] args) throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 16);
        Thread producer = new Thread(() -> {
            try (DataOutputStream data = new DataOutputStream(out)) {
                for (int i = 0; i < 50; i++) data.writeUTF("item " + i);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        producer.start();
        int sum = 0;
        try (DataInputStream data = new DataInputStream(in)) {
            while (true) sum += data.readUTF().length();
        } catch (EOFException e) {
            System.out.println("end " + sum);
        }
        producer.join();
        PipedWriter w = new PipedWriter();
        PipedReader r = new PipedReader(w);
        Thread t = new Thread(() -> {
            try (w) {
                w.write("text through a pipe\nsecond line");
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        t.start();
        try (BufferedReader lines = new BufferedReader(r)) {
            System.out.println(lines.readLine() + "/" + lines.readLine() + "/" + lines.readLine());
        }
        t.join();
        try {
            new PipedInputStream().read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new PipedInputStream(out);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PipedInputStream closed = new PipedInputStream();
        PipedOutputStream o = new PipedOutputStream(closed);
        closed.close();
        try {
            o.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (WritableByteChannel c = Channels.newChannel(bytes)) {
            c.write(ByteBuffer.wrap("channel".getBytes()));
        }
        try (ReadableByteChannel c = Channels.newChannel(new ByteArrayInputStream(bytes.toByteArray()))) {
            ByteBuffer b = ByteBuffer.allocate(4);
            System.out.println(c.read(b) + " " + c.read(b.clear()) + " " + c.read(b.clear()) + " " + c.isOpen());
        }
        try (Reader reader = Channels.newReader(Channels.newChannel(new ByteArrayInputStream("\u00e9t\u00e9".getBytes("UTF-8"))), "UTF-8")) {
            System.out.println(reader.read() + " " + reader.read());
        }
        System.out.println(bytes.size() + " " + bytes + " " + Arrays.toString(Arrays.copyOf(bytes.toByteArray(), 2)));
    }
}
