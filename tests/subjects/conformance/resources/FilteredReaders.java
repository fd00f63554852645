// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Readers and writers of the program's own, stacked over files. */
public class FilteredReaders {
    static class Rot13 extends FilterReader {
        Rot13(Reader in) {
            super(in);
        }

        private static int turn(int c) {
            return c >= 'a' && c <= 'z' ? (c - 'a' + 13) % 26 + 'a' : c >= 'A' && c <= 'Z' ? (c - 'A' + 13) % 26 + 'A' : c;
        }

        @Override
        public int read() throws IOException {
            return turn(super.read());
        }

        @Override
        public int read(char[] b, int from, int n) throws IOException {
            int got = super.read(b, from, n);
            for (int i = 0; i < got; i++) b[from + i] = (char) turn(b[from + i]);
            return got;
        }
    }

    static class Wrapping extends FilterWriter {
        private final int width;
        private int column;

        Wrapping(Writer out, int width) {
            super(out);
            this.width = width;
        }

        @Override
        public void write(int c) throws IOException {
            if (column == width && c != '\n') {
                out.write('\n');
                column = 0;
            }
            out.write(c);
            column = c == '\n' ? 0 : column + 1;
        }

        @Override
        public void write(char[] b, int from, int n) throws IOException {
            for (int i = from; i < from + n; i++) write(b[i]);
        }

        @Override
        public void write(String s, int from, int n) throws IOException {
            write(s.toCharArray(), from, n);
        }
    }

    static class Numbered extends LineNumberReader {
        Numbered(Reader in) {
            super(in);
        }

        @Override
        public String readLine() throws IOException {
            String line = super.readLine();
            return line == null ? null : getLineNumber() + ":" + line;
        }
    }

    public static void main(String[] args) throws IOException {
        try (Writer out = new Wrapping(new BufferedWriter(new FileWriter("w")), 10)) {
            out.write("Hello, wide world of wrapped\nlines and more");
            out.append('!').append(null).append("[abc]", 1, 4);
        }
        System.out.println(Files.readString(Path.of("w")));
        try (BufferedReader in = new Numbered(new Rot13(new FileReader("w")))) {
            for (String line; (line = in.readLine()) != null;) System.out.println(line);
        }
        StringWriter back = new StringWriter();
        try (Reader in = new Rot13(new Rot13(new FileReader("w")))) {
            in.transferTo(back);
        }
        System.out.println(back.toString().equals(Files.readString(Path.of("w"))));
        Reader r = new Rot13(new StringReader("abc"));
        r.mark(5);
        System.out.println((char) r.read() + "" + r.skip(1) + (char) r.read() + r.read() + r.markSupported());
        r.reset();
        System.out.println((char) r.read());
        try {
            new Rot13(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
