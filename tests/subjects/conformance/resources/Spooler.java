// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Jobs that come as files in a folder, taken in order by several workers. */
public class Spooler {
    public static void main(String[] args) throws Exception {
        Path in = Files.createDirectory(Path.of("in")), out = Files.createDirectory(Path.of("out")), bad = Files.createDirectory(Path.of("bad"));
        for (int i = 0; i < 6; i++) Files.writeString(in.resolve("job" + i), i == 3 ? "x" : Integer.toString(i * 11));
        Files.writeString(in.resolve(".ignored"), "");
        BlockingQueue<Path> queue = new LinkedBlockingQueue<>();
        try (DirectoryStream<Path> jobs = Files.newDirectoryStream(in, "job*")) {
            TreeSet<Path> sorted = new TreeSet<>();
            jobs.forEach(sorted::add);
            queue.addAll(sorted);
        }
        Path end = Path.of("end");
        ConcurrentMap<String, Integer> results = new ConcurrentSkipListMap<>();
        List<Thread> workers = new ArrayList<>();
        for (int w = 0; w < 2; w++) {
            queue.add(end);
            Thread t = new Thread(() -> {
                try {
                    for (Path job; (job = queue.take()) != end;) {
                        String name = job.getFileName().toString();
                        try {
                            int n = Integer.parseInt(Files.readString(job));
                            results.put(name, n * n);
                            Files.writeString(out.resolve(name), Integer.toString(n * n));
                            Files.delete(job);
                        } catch (NumberFormatException e) {
                            Files.move(job, bad.resolve(name));
                        }
                    }
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            workers.add(t);
            t.start();
        }
        for (Thread t : workers) t.join();
        System.out.println(results);
        for (Path d : List.of(in, out, bad)) {
            try (Stream<Path> left = Files.list(d)) {
                System.out.println(d + " " + left.map(p -> p.getFileName().toString()).sorted().toList());
            }
        }
        System.out.println(Files.readString(out.resolve("job5")) + Files.readString(bad.resolve("job3")));
    }
}
