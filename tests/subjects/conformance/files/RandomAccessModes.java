// expect: as java
// scratch:
import java.io.*;

public class RandomAccessModes {
    static void attempt(String what, Attempt a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    interface Attempt {
        Object run() throws Exception;
    }

    public static void main(String[] args) throws IOException {
        attempt("missing", () -> new RandomAccessFile("missing", "r"));
        attempt("bad mode", () -> new RandomAccessFile("x", "w"));
        for (String mode : new String[] {"rw", "rws", "rwd"}) {
            try (RandomAccessFile f = new RandomAccessFile("file-" + mode, mode)) {
                f.writeInt(0x01020304);
                f.writeUTF("h\u00e9llo");
                f.writeDouble(Math.PI);
                f.writeBoolean(true);
                f.writeChars("xy");
                f.writeBytes("bytes");
                System.out.println(mode + " " + f.length() + " " + f.getFilePointer());
                f.seek(2);
                System.out.println(f.readShort() + " " + f.readUTF() + " " + f.readDouble() + " " + f.readBoolean() + f.readChar() + f.readChar());
                byte[] rest = new byte[10];
                System.out.println(f.read(rest) + " " + new String(rest, 0, 5) + " " + f.read() + " " + f.read(rest));
                f.setLength(6);
                System.out.println(f.getFilePointer() + " " + f.length());
                f.seek(100);
                System.out.println(f.length());
                f.write(7);
                System.out.println(f.length());
                f.seek(50);
                System.out.println(f.read() + " " + f.skipBytes(1000) + " " + f.getFilePointer());
                attempt("eof", () -> f.readInt());
                attempt("negative", () -> {
                    f.seek(-1);
                    return 0;
                });
            }
        }
        try (RandomAccessFile f = new RandomAccessFile("file-rw", "r")) {
            attempt("write to r", () -> {
                f.write(1);
                return 0;
            });
            attempt("truncate r", () -> {
                f.setLength(1);
                return 0;
            });
            f.seek(0);
            attempt("line", f::readLine);
            byte[] all = new byte[95];
            f.seek(6);
            f.readFully(all);
            int sum = 0;
            for (byte b : all) sum += b;
            System.out.println(sum);
        }
        RandomAccessFile closed = new RandomAccessFile("file-rw", "rw");
        closed.close();
        closed.close();
        attempt("closed", closed::read);
        attempt("closed", closed::length);
    }
}
