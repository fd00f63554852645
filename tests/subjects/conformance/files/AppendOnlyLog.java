// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.zip.CRC32;

/** A log of checked entries that several threads append to, and that is recovered when its end is broken. */
public class AppendOnlyLog {
    private final File file;

    AppendOnlyLog(String name) {
        file = new File(name);
    }

    static long sum(byte[] data) {
        CRC32 c = new CRC32();
        c.update(data);
        return c.getValue();
    }

    synchronized void append(String text) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(file, true))) {
            byte[] data = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(data.length);
            out.writeLong(sum(data));
            out.write(data);
        }
    }

    List<String> recover() throws IOException {
        List<String> entries = new ArrayList<>();
        long good = 0;
        try (RandomAccessFile in = new RandomAccessFile(file, "rw")) {
            try {
                while (true) {
                    byte[] data = new byte[Math.min(in.readInt(), 1000)];
                    long expected = in.readLong();
                    in.readFully(data);
                    if (sum(data) != expected) throw new StreamCorruptedException("entry " + entries.size());
                    entries.add(new String(data, StandardCharsets.UTF_8));
                    good = in.getFilePointer();
                }
            } catch (EOFException e) {
                System.out.println("ends at " + good + " of " + in.length());
            } catch (StreamCorruptedException e) {
                System.out.println("corrupt: " + e.getMessage());
            }
            in.setLength(good);
        }
        return entries;
    }

    public static void main(String[] args) throws Exception {
        AppendOnlyLog log = new AppendOnlyLog("log");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            all.add(pool.submit(() -> {
                log.append("entry \u00e9 " + n);
                return null;
            }));
        }
        for (Future<?> f : all) f.get();
        pool.shutdown();
        System.out.println(new TreeSet<>(log.recover()));
        try (FileOutputStream out = new FileOutputStream("log", true)) {
            out.write(new byte[] {0, 0, 0, 9, 1});
        }
        System.out.println(log.recover().size() + " " + log.file.length());
        log.append("good");
        log.append("bad");
        try (RandomAccessFile f = new RandomAccessFile("log", "rw")) {
            f.seek(f.length() - 1);
            f.write('D');
        }
        List<String> left = log.recover();
        System.out.println(left.size() + " " + left.get(left.size() - 1) + " " + log.recover().size());
        Files.copy(log.file.toPath(), Path.of("log.1"));
        System.out.println(new AppendOnlyLog("log.1").recover().equals(left) + " " + log.file.delete() + log.file.delete());
        try {
            new AppendOnlyLog("no/such").append("x");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
