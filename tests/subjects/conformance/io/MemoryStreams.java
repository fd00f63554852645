// expect: as java
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class MemoryStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(-5);
        out.writeLong(1L << 40);
        out.writeDouble(-0.0);
        out.writeFloat(1.5f);
        out.writeUTF("caf\u00e9 \u0000 \ud83d\ude00");
        out.writeBoolean(true);
        out.writeChar('x');
        out.writeShort(-2);
        out.writeByte(300);
        out.writeChars("ab");
        out.writeBytes("cd");
        System.out.println(out.size() + " " + Arrays.hashCode(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readDouble() + " " + in.readFloat() + " " + in.readUTF().length() + " " + in.readBoolean() + " " + in.readChar() + " "
                + in.readShort() + " " + in.readUnsignedByte() + " " + in.readChar() + in.readChar() + (char) in.readByte() + (char) in.readByte());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        PushbackReader push = new PushbackReader(new StringReader("abc"), 2);
        int c = push.read();
        push.unread(c);
        push.unread('z');
        System.out.println((char) push.read() + "" + (char) push.read() + (char) push.read());
        LineNumberReader lines = new LineNumberReader(new StringReader("a\nb\r\nc"));
        while (lines.readLine() != null) {
        }
        System.out.println(lines.getLineNumber());
        SequenceInputStream seq = new SequenceInputStream(new ByteArrayInputStream("one ".getBytes()), new ByteArrayInputStream("two".getBytes()));
        System.out.println(new String(seq.readAllBytes()));
        StringWriter text = new StringWriter();
        PrintWriter p = new PrintWriter(text);
        p.printf(Locale.ROOT, "%05.1f|%s", 2.25, "x").append('y').println(true);
        p.print(new char[] {'c', 'h'});
        p.print((Object) null);
        p.flush();
        System.out.println(text.toString().replace("\n", "/") + " " + p.checkError());
        CharArrayWriter chars = new CharArrayWriter();
        try (BufferedWriter w = new BufferedWriter(chars, 4)) {
            w.write("buffered text", 2, 8);
            w.newLine();
            w.append("more", 1, 3);
        }
        System.out.println(chars.toString().replace("\n", "/") + " " + chars.size());
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(zipped)) {
            for (int i = 0; i < 200; i++) {
                gz.write("repeat ".getBytes());
            }
        }
        byte[] back = new GZIPInputStream(new ByteArrayInputStream(zipped.toByteArray())).readAllBytes();
        System.out.println(back.length + " " + (zipped.size() < 100) + " " + new String(back, 0, 7));
        PrintStream capture = new PrintStream(bytes = new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), original = System.out;
        System.setOut(capture);
        System.out.println("captured \u00e9");
        System.out.printf("%d", 5);
        System.setOut(original);
        System.out.println(bytes.toString(StandardCharsets.UTF_8).trim() + " " + bytes.size());
        Reader r = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe4, (byte) 0xb8, (byte) 0xad, 'x', (byte) 0xf0}), StandardCharsets.UTF_8);
        System.out.println((char) r.read() + "" + (char) r.read() + r.read() + " " + r.read());
        PipedWriter pw = new PipedWriter();
        PipedReader pr = new PipedReader(pw);
        pw.write("pipe");
        pw.close();
        System.out.println(new BufferedReader(pr).readLine());
        try (StringReader sr = new StringReader("x")) {
            sr.close();
            sr.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
