// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;

public class LeftOpen {
    public static void main(String[] args) throws IOException {
        for (int i = 0; i < 300; ++i) {
            FileOutputStream out = new FileOutputStream("f" + i % 3, true);
            out.write(i);
        }
        System.out.println(new File("f0").length() + " " + new File("f1").length());
        BufferedWriter buffered = new BufferedWriter(new FileWriter("never"));
        buffered.write("not flushed");
        System.out.println(new File("never").length());
        buffered.flush();
        System.out.println(new File("never").length());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                System.out.println("at the end: " + Files.readString(Path.of("never")));
            } catch (IOException e) {
                System.out.println(e);
            }
        }));
    }
}
