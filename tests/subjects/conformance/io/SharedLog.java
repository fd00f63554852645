// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

public class SharedLog {
    public static void main(String[] args) throws Exception {
        Path log = Path.of("log");
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; ++i) {
            int number = i;
            threads.add(new Thread(() -> {
                try {
                    for (int j = 0; j < 5; ++j)
                        Files.writeString(log, number + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
        }
        for (Thread each : threads) each.start();
        for (Thread each : threads) each.join();
        List<String> lines = Files.readAllLines(log);
        Collections.sort(lines);
        System.out.println(lines);
    }
}
