// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Threads that write one file under a lock, and their own without. */
public class SharedCounters {
    static final Object lock = new Object();

    static void increment(Path file) throws IOException {
        synchronized (lock) {
            int n = Integer.parseInt(Files.readString(file));
            Files.writeString(file, Integer.toString(n + 1));
        }
    }

    public static void main(String[] args) throws Exception {
        Path shared = Files.writeString(Path.of("n"), "0");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int number = t;
            tasks.add(() -> {
                try (PrintWriter own = new PrintWriter(new FileWriter("own" + number, true), true)) {
                    for (int i = 0; i < 5; i++) {
                        increment(shared);
                        own.println(i * number);
                    }
                }
                return number;
            });
        }
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(tasks)) sum += f.get();
        pool.shutdown();
        System.out.println(sum + " " + pool.awaitTermination(1, TimeUnit.SECONDS) + " " + Files.readString(shared));
        for (int t = 0; t < 4; t++) System.out.println(Files.readAllLines(Path.of("own" + t)).stream().collect(Collectors.joining(",")));
        Future<?> failing = Executors.newSingleThreadExecutor(r -> {
            Thread daemon = new Thread(r);
            daemon.setDaemon(true);
            return daemon;
        }).submit(() -> Files.readString(Path.of("none")));
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        ConcurrentMap<String, LongSummary> found = new ConcurrentSkipListMap<>();
        try (Stream<Path> files = Files.list(Path.of("."))) {
            files.parallel().filter(p -> p.getFileName().toString().startsWith("own")).forEach(p -> found.put(p.getFileName().toString(), new LongSummary(p.toFile().length())));
        }
        System.out.println(found);
    }

    record LongSummary(long bytes) {}
}
