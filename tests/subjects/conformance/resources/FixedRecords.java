// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** A table of records of fixed length in a RandomAccessFile, with a free list. */
public class FixedRecords implements Closeable {
    static final int SIZE = 24;
    private final RandomAccessFile file;

    FixedRecords(String name) throws IOException {
        file = new RandomAccessFile(name, "rw");
        if (file.length() == 0) {
            file.setLength(8);
            file.writeLong(-1);
        }
    }

    long add(int id, String text, double value) throws IOException {
        file.seek(0);
        long at = file.readLong();
        if (at >= 0) {
            file.seek(at + 4);
            long next = file.readLong();
            file.seek(0);
            file.writeLong(next);
        } else {
            at = file.length();
        }
        file.seek(at);
        file.writeInt(id);
        file.writeDouble(value);
        byte[] padded = Arrays.copyOf(text.getBytes("ISO-8859-1"), SIZE - 12);
        file.write(padded);
        return at;
    }

    void remove(long at) throws IOException {
        file.seek(0);
        long first = file.readLong();
        file.seek(at);
        file.writeInt(-1);
        file.writeLong(first);
        file.seek(0);
        file.writeLong(at);
    }

    void print() throws IOException {
        for (long at = 8; at < file.length(); at += SIZE) {
            file.seek(at);
            int id = file.readInt();
            if (id < 0) {
                System.out.println(at + " free, then " + file.readLong());
                continue;
            }
            double value = file.readDouble();
            byte[] text = new byte[SIZE - 12];
            file.readFully(text);
            System.out.println(at + " " + id + " " + value + " " + new String(text, "ISO-8859-1").trim());
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    public static void main(String[] args) throws IOException {
        try (FixedRecords records = new FixedRecords("table")) {
            long a = records.add(1, "eins", 1.5), b = records.add(2, "zwei", -0.0);
            records.add(3, "größer als zwölf", Double.NaN);
            records.remove(a);
            records.remove(b);
            records.print();
            System.out.println(records.add(4, "", Double.MIN_VALUE) == b);
            records.print();
        }
        try (RandomAccessFile again = new RandomAccessFile("table", "r")) {
            System.out.println(again.length() + " " + again.skipBytes(1000) + " " + again.getFilePointer() + " " + again.read());
            again.seek(500);
            try {
                again.readByte();
            } catch (EOFException e) {
                System.out.println(e);
            }
            try {
                again.write(1);
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
            try {
                again.seek(-1);
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new RandomAccessFile("table", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
