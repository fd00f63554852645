// expect: as java
// scratch:
import java.io.*;

public class RandomAccess {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
            file.writeInt(0x01020304);
            file.writeUTF("text");
            System.out.println(file.length() + " " + file.getFilePointer());
            file.seek(2);
            file.write(9);
            file.seek(0);
            System.out.println(Integer.toHexString(file.readInt()) + " " + file.readUTF() + " " + file.read());
            file.seek(20);
            System.out.println(file.length() + " " + file.read());
            file.writeByte(7);
            System.out.println(file.length());
            file.setLength(5);
            System.out.println(file.length() + " " + file.getFilePointer());
            file.setLength(8);
            file.seek(0);
            byte[] all = new byte[8];
            file.readFully(all);
            System.out.println(java.util.Arrays.toString(all));
            try {
                file.readByte();
            } catch (EOFException expected) {
                System.out.println(expected);
            }
            try {
                file.seek(-1);
            } catch (IOException expected) {
                System.out.println(expected);
            }
        }
        try (RandomAccessFile file = new RandomAccessFile("data", "r")) {
            System.out.println(file.read());
            file.write(1);
        } catch (IOException expected) {
            System.out.println(expected);
        }
        try {
            new RandomAccessFile("missing", "r");
        } catch (IOException expected) {
            System.out.println(expected);
        }
    }
}
