// expect: as java
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;

/** A descriptor is valid as long as its file is open. */
public class DescriptorValid {
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("descriptor", ".txt");
        System.out.println(new FileDescriptor().valid() + " " + FileDescriptor.out.valid());
        FileOutputStream out = new FileOutputStream(file);
        FileDescriptor written = out.getFD();
        out.write(7);
        System.out.print(written.valid());
        out.close();
        System.out.println(" " + written.valid());
        FileInputStream in = new FileInputStream(file);
        FileDescriptor read = in.getFD();
        System.out.print(in.read() + " " + read.valid());
        FileChannel channel = in.getChannel();
        channel.close();
        System.out.println(" " + read.valid() + " " + channel.isOpen());
        System.out.println(file.delete());
    }
}
