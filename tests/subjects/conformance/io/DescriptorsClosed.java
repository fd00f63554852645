// expect: as java
// scratch:
import java.io.*;

public class DescriptorsClosed {
    static void print(String what, FileDescriptor descriptor) {
        System.out.println(what + ": " + descriptor.valid());
    }

    public static void main(String[] args) throws IOException {
        print("none", new FileDescriptor());
        FileOutputStream out = new FileOutputStream("file");
        FileDescriptor written = out.getFD();
        out.write(1);
        print("written", written);
        out.close();
        print("written and closed", written);
        FileInputStream in = new FileInputStream("file");
        FileDescriptor read = in.getFD();
        in.read();
        print("read", read);
        in.close();
        print("read and closed", read);
        RandomAccessFile both = new RandomAccessFile("file", "rw");
        FileDescriptor random = both.getFD();
        both.getChannel().close();
        print("closed by its channel", random);
        FileInputStream first = new FileInputStream("file"), second = new FileInputStream(first.getFD());
        second.close();
        print("closed by another", first.getFD());
        try {
            first.read();
        } catch (IOException closed) {
            System.out.println(closed.getMessage());
        }
        System.in.close();
        print("standard input", FileDescriptor.in);
        new FileOutputStream(FileDescriptor.err).close();
        print("standard error", FileDescriptor.err);
    }
}
