// expect: as java
// scratch: outer
import java.io.*;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.*;
import java.util.*;

public class LookAhead {
    public static void main(String[] args) throws IOException {
        // While a folder is gone through, it changes.
        Files.writeString(Path.of("outer/a"), "");
        List<String> seen = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("outer"))) {
            for (Path each : all) {
                seen.add(each.getFileName().toString());
                if (Files.isRegularFile(each)) Files.delete(each);
            }
        }
        Collections.sort(seen);
        System.out.println(seen + " " + Arrays.toString(new File("outer").list()));
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of("outer/deep/one.txt"))) {
            System.out.println(channel.size() + " " + channel.position());
        }
        try (FileInputStream in = new FileInputStream("outer/deep/two.txt")) {
            in.skip(100);
            System.out.println(in.available() + " " + in.read() + " " + in.getChannel().position());
        }
    }
}
