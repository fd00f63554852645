// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** Streams in memory and piped ones, with their limits. */
public class ByteArrays {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream(1);
        out.write(300);
        out.writeBytes(new byte[] {1, 2});
        out.write("äb".getBytes("UTF-8"), 1, 2);
        System.out.println(Arrays.toString(out.toByteArray()) + out.size() + out.toString("ISO-8859-1").length());
        out.reset();
        System.out.println(out.toString().isEmpty());
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {5, -1, 7, 8, 9}, 1, 3);
        System.out.println(in.available() + " " + in.read() + " " + in.markSupported());
        in.mark(0);
        System.out.println(in.read() + " " + in.read() + " " + in.read());
        in.reset();
        System.out.println(in.read() + " " + in.skip(9));
        PipedOutputStream to = new PipedOutputStream();
        PipedInputStream from = new PipedInputStream(to, 4);
        Thread writer = new Thread(() -> {
            try (to) {
                for (int i = 0; i < 20; i++) to.write(i);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        int sum = 0;
        for (int b; (b = from.read()) >= 0;) sum += b;
        writer.join();
        System.out.println(sum + " " + from.read());
        try {
            new PipedInputStream().read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new PipedOutputStream(from);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringReader reader = new StringReader("one two");
        System.out.println(reader.skip(4) + "" + (char) reader.read() + reader.skip(-3) + (char) reader.read() + reader.ready());
        reader.close();
        try {
            reader.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        CharArrayWriter chars = new CharArrayWriter();
        chars.append("abc").write("xyz", 1, 2);
        System.out.println(chars + " " + chars.size() + chars.toCharArray().length);
        StringWriter text = new StringWriter();
        PrintWriter printer = new PrintWriter(text, true);
        printer.printf(Locale.ROOT, "%5.2f|%-4s|%04d", 3.14159, "ab", 42).println((Object) null);
        printer.println(new StringBuilder("sb"));
        printer.write(65);
        System.out.println(text.getBuffer().reverse());
        FilterOutputStream filter = new FilterOutputStream(out) {
            @Override
            public void write(int b) throws IOException {
                super.write(b ^ 0x20);
            }
        };
        filter.write("Hello".getBytes());
        filter.flush();
        System.out.println(out);
        PushbackReader push = new PushbackReader(new StringReader("b"), 1);
        push.unread('a');
        System.out.println((char) push.read() + "" + (char) push.read() + push.read());
        try {
            push.unread("ab".toCharArray());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
