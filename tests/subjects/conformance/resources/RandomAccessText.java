// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.util.*;

/** Lines indexed by where they begin, read at random, changed in place. */
public class RandomAccessText {
    static List<Long> index(RandomAccessFile f) throws IOException {
        List<Long> starts = new ArrayList<>();
        f.seek(0);
        while (f.getFilePointer() < f.length()) {
            starts.add(f.getFilePointer());
            f.readLine();
        }
        return starts;
    }

    public static void main(String[] args) throws IOException {
        try (RandomAccessFile f = new RandomAccessFile(new File("t"), "rwd")) {
            f.writeBytes("first\r\nsecond\n\nfourth, longer\rfifth");
            List<Long> at = index(f);
            System.out.println(at);
            for (int i = at.size() - 1; i >= 0; i--) {
                f.seek(at.get(i));
                System.out.print("[" + f.readLine() + "]");
            }
            System.out.println(f.readLine() != null);
            f.seek(at.get(1));
            f.write("SECOND".getBytes(StandardCharsets.US_ASCII));
            f.seek(at.get(3));
            f.writeUTF("x");
            f.writeChar('y');
            f.seek(at.get(3));
            System.out.println(f.readUTF() + f.readChar() + f.readLine());
            f.seek(f.length());
            f.writeUTF("ä€");
            f.writeChars("ab");
            f.writeDouble(1.5);
            f.seek(f.length() - 12 - 7);
            System.out.println(f.readUTF() + f.readChar() + f.readChar() + f.readDouble() + " " + f.readLine());
            byte[] b = new byte[4];
            f.seek(1);
            System.out.println(f.read(b) + f.read(b, 1, 2) + new String(b) + f.skipBytes(3) + f.skipBytes(-1) + f.getFilePointer());
            f.seek(f.length() - 1);
            try {
                f.readFully(b);
            } catch (EOFException e) {
                System.out.println(e);
            }
            System.out.println(f.getFD().valid() + " " + f.length());
            f.close();
            System.out.println(f.getFD().valid());
            try {
                f.length();
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
