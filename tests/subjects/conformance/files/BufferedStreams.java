// expect: as java
// scratch: data
import java.io.*;
import java.util.*;

public class BufferedStreams {
    public static void main(String[] args) throws IOException {
        try (BufferedReader r = new BufferedReader(new FileReader("data/words.txt"), 4)) {
            System.out.println(r.markSupported() + " " + (char) r.read());
            r.mark(3);
            System.out.println((char) r.read() + "" + (char) r.read());
            r.reset();
            System.out.println(r.skip(3) + " " + r.readLine() + " " + r.ready());
            r.mark(1);
            r.readLine();
            r.readLine();
            try {
                r.reset();
                System.out.println("reset");
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(r.lines().toList() + " " + r.readLine());
        }
        try (LineNumberReader r = new LineNumberReader(new StringReader("a\r\nb\rc\n\nd"))) {
            StringBuilder s = new StringBuilder();
            for (String line; (line = r.readLine()) != null; ) s.append(r.getLineNumber()).append(line).append(';');
            System.out.println(s);
        }
        try (PushbackInputStream in = new PushbackInputStream(new FileInputStream("data/words.txt"), 2)) {
            int x = in.read(), y = in.read();
            in.unread(y);
            in.unread('Z');
            System.out.println((char) in.read() + "" + (char) in.read() + " " + in.available());
            try {
                in.unread(new byte[3]);
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
        try (BufferedInputStream in = new BufferedInputStream(new FileInputStream("data/words.txt"), 8)) {
            in.mark(100);
            byte[] some = in.readNBytes(20);
            in.reset();
            System.out.println(new String(some, 0, 5) + " " + in.skip(6) + new String(in.readNBytes(4)) + in.available());
            in.skipNBytes(2);
            try {
                in.skipNBytes(1000);
            } catch (EOFException e) {
                System.out.println(e);
            }
        }
        try (SequenceInputStream in = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("one".getBytes()), new FileInputStream("data/words.txt"), new ByteArrayInputStream(new byte[] {33}))))) {
            byte[] all = in.readAllBytes();
            System.out.println(all.length + " " + (char) all[3] + (char) all[all.length - 1]);
        }
        try (PrintStream p = new PrintStream("printed", "UTF-8")) {
            p.printf("%5.2f|%-4s|%04d%n", 3.14159, "x", 42);
            p.append("chars").append('c').append("sequence", 2, 5).println();
            p.println(new char[] {'\u20ac'});
            p.write(255);
            System.out.println(p.checkError());
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream("printed"))) {
            System.out.println(in.readLine() + " " + in.readLine() + " " + Integer.toHexString(in.readInt()) + " " + in.readUnsignedByte() + " " + in.read());
        }
        StreamTokenizer t = new StreamTokenizer(new FileReader("data/table.csv"));
        t.whitespaceChars(',', ',');
        StringBuilder s = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) s.append(t.ttype == StreamTokenizer.TT_NUMBER ? t.nval : t.sval).append('@').append(t.lineno()).append(' ');
        System.out.println(s);
        CharArrayWriter w = new CharArrayWriter();
        new StringReader("transfer").transferTo(w);
        System.out.println(w + " " + new FileInputStream("data/words.txt").transferTo(OutputStream.nullOutputStream()));
    }
}
