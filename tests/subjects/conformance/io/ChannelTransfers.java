// expect: as java
// scratch: outer
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;

public class ChannelTransfers {
    public static void main(String[] args) throws IOException {
        Path source = Path.of("outer/text.txt"), target = Path.of("t");
        try (FileChannel in = FileChannel.open(source);
                FileChannel out = FileChannel.open(target, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            System.out.println(in.transferTo(6, 4, out) + " " + in.position() + " " + out.position());
            System.out.println(in.transferTo(0, 100, out) + " " + out.position());
            in.position(11);
            System.out.println(out.transferFrom(in, 2, 6) + " " + in.position() + " " + out.position());
            System.out.println(in.transferTo(100, 5, out));
        }
        System.out.print(Files.readString(target));
        try (FileInputStream in = new FileInputStream("t"); FileOutputStream out = new FileOutputStream("u")) {
            System.out.println(in.transferTo(out));
        }
        try (FileChannel in = FileChannel.open(target); WritableByteChannel out = Channels.newChannel(new FileOutputStream("v"))) {
            System.out.println(in.transferTo(0, 8, out));
        }
        try (ReadableByteChannel in = Channels.newChannel(new ByteArrayInputStream("bytes".getBytes()));
                FileChannel out = FileChannel.open(Path.of("v"), StandardOpenOption.WRITE)) {
            System.out.println(out.transferFrom(in, 0, 10));
        }
        System.out.println(Files.readString(Path.of("v")) + " " + Files.mismatch(target, Path.of("u")));
    }
}
