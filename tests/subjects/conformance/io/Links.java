// expect: as java
// scratch: outer
import java.io.*;
import java.nio.file.*;

public class Links {
    public static void main(String[] args) throws IOException {
        Path proc = Path.of("/proc/self/cwd");
        System.out.println(Files.isSymbolicLink(proc) + " " + Files.readSymbolicLink(proc).equals(Path.of("").toAbsolutePath())
                + " " + Files.isDirectory(proc) + " " + Files.isDirectory(proc, LinkOption.NOFOLLOW_LINKS));
        Files.writeString(Path.of("/proc/self/cwd/through"), "a link");
        System.out.println(Files.readString(Path.of("through")));
        System.out.println(Path.of("/proc/self/cwd/through").toRealPath().equals(Path.of("through").toRealPath()));
        System.out.println(new File("/proc/self/cwd/outer/../through").getCanonicalPath().equals(new File("through").getCanonicalPath()));
        System.out.println(new File("nothing/../through").getCanonicalFile().getName() + " " + new File("nothing/../through").exists());
        try {
            Files.readSymbolicLink(Path.of("through"));
        } catch (NotLinkException expected) {
            System.out.println(expected);
        }
    }
}
