// expect: as java
// scratch: data
import java.io.*;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.util.*;
import java.util.stream.*;

public class MixedReaders {
    static class Upper extends FilterReader {
        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase((char) c);
        }

        @Override
        public int read(char[] to, int off, int len) throws IOException {
            int n = super.read(to, off, len);
            for (int i = off; i < off + n; i++) to[i] = Character.toUpperCase(to[i]);
            return n;
        }
    }

    static class Counting extends FilterOutputStream {
        int written;

        Counting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            written++;
            super.write(b);
        }
    }

    static class Failing extends InputStream {
        int left = 3;

        @Override
        public int read() throws IOException {
            if (left-- == 0) throw new IOException("worn out");
            return 'a' + left;
        }

        @Override
        public void close() throws IOException {
            throw new IOException("cannot close");
        }
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader r = new BufferedReader(new Upper(new FileReader("data/words.txt")))) {
            System.out.println(r.lines().collect(Collectors.joining("/")));
        }
        try (Reader r = new Upper(new InputStreamReader(new FileInputStream("data/words.txt"), StandardCharsets.US_ASCII))) {
            CharBuffer b = CharBuffer.allocate(7);
            System.out.println(r.read(b) + " " + b.flip() + " " + r.skip(4) + " " + (char) r.read());
            StringWriter w = new StringWriter();
            System.out.println(r.transferTo(w) + " " + w.getBuffer().reverse().substring(0, 6));
        }
        Counting c = new Counting(new FileOutputStream("out"));
        try (Writer w = new BufferedWriter(new OutputStreamWriter(c, "UTF-8"), 5)) {
            w.write("abc");
            System.out.print(c.written + " ");
            w.write("d\u00e9f\u20acg");
            w.flush();
            System.out.println(c.written + " " + new File("out").length());
        }
        try (InputStream in = new BufferedInputStream(new Failing())) {
            System.out.println(in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        try (InputStream in = new Failing()) {
            byte[] b = new byte[10];
            System.out.println(in.read(b) + " " + b[0]);
            in.read(b);
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        InputStreamReader enc = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe2, (byte) 0x82, (byte) 0xac, 'x', (byte) 0xff}), "UTF-8");
        System.out.println(enc.getEncoding() + " " + Integer.toHexString(enc.read()) + " " + enc.ready() + " " + (char) enc.read() + " " + Integer.toHexString(enc.read()) + " " + enc.read());
        enc.close();
        System.out.println(enc.getEncoding());
        try {
            enc.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringReader s = new StringReader("marked");
        s.skip(2);
        s.mark(0);
        s.read();
        s.reset();
        System.out.println((char) s.read() + " " + s.skip(-1) + (char) s.read() + s.skip(100));
        CharArrayReader a = new CharArrayReader("characters".toCharArray(), 3, 4);
        System.out.println((char) a.read() + " " + a.ready() + " " + a.skip(10) + a.read());
        PushbackReader p = new PushbackReader(new StringReader("xy"), 1);
        p.unread(p.read());
        try {
            p.unread('z');
        } catch (IOException e) {
            System.out.println(e.getMessage() + (char) p.read());
        }
        PrintWriter pw = new PrintWriter(new Writer() {
            public void write(char[] b, int o, int l) throws IOException {
                throw new IOException();
            }

            public void flush() {
            }

            public void close() {
            }
        });
        pw.print("x");
        System.out.println(pw.checkError() + " " + new PrintWriter(Writer.nullWriter()).append("y").checkError());
    }
}
