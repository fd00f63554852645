// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** DataOutputStream and DataInputStream: all types, and what they say at the end. */
public class DataFormats {
    public static void main(String[] args) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream("data")))) {
            out.writeBoolean(true);
            out.writeByte(-2);
            out.writeShort(70000);
            out.writeChar('€');
            out.writeInt(Integer.MIN_VALUE);
            out.writeLong(-3L);
            out.writeFloat(1.1f);
            out.writeDouble(-1e-300);
            out.writeUTF("a\u0000ß€😀");
            out.writeBytes("xyä");
            out.writeChars("ü");
            System.out.println(out.size());
            try {
                out.writeUTF("€".repeat(22000));
            } catch (UTFDataFormatException e) {
                System.out.println(e.getMessage().replaceAll("\\(.*?\\)", "()"));
            }
        }
        System.out.println(new File("data").length());
        try (DataInputStream in = new DataInputStream(new FileInputStream("data"))) {
            System.out.println(in.readBoolean() + " " + in.readUnsignedByte() + " " + in.readUnsignedShort() + " " + in.readChar());
            System.out.println(in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
            System.out.println(in.readUTF().codePoints().boxed().toList());
            byte[] rest = new byte[5];
            in.readFully(rest);
            System.out.println(Arrays.toString(rest) + " " + in.available());
            try {
                in.readLong();
            } catch (EOFException e) {
                System.out.println("end " + e.getMessage());
            }
        }
        byte[] wrong = {0, 3, 'a', (byte) 0xC3, 'b'};
        try {
            new DataInputStream(new ByteArrayInputStream(wrong)).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        PushbackInputStream push = new PushbackInputStream(new FileInputStream("data"), 2);
        int first = push.read();
        push.unread(first);
        push.unread(new byte[] {9});
        System.out.println(push.read() + " " + push.read() + " " + push.markSupported());
        try {
            push.unread(new byte[3]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        push.close();
        try {
            push.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        SequenceInputStream both = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new FileInputStream("data"));
        System.out.println(both.readAllBytes().length);
    }
}
