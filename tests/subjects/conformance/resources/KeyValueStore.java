// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** A store with an index, a log and compaction, reopened in between. */
public class KeyValueStore implements Closeable {
    private final Path path;
    private FileChannel channel;
    private final Map<String, Long> index = new TreeMap<>();

    KeyValueStore(Path path) throws IOException {
        this.path = path;
        open();
    }

    private void open() throws IOException {
        channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        ByteBuffer head = ByteBuffer.allocate(8);
        long at = 0;
        while (channel.read(head.clear(), at) == 8) {
            head.flip();
            int key = head.getInt(), value = head.getInt();
            ByteBuffer name = ByteBuffer.allocate(key);
            channel.read(name, at + 8);
            String text = new String(name.array(), StandardCharsets.UTF_8);
            if (value < 0) index.remove(text);
            else index.put(text, at);
            at += 8 + key + Math.max(value, 0);
        }
        channel.position(at);
    }

    void put(String key, String value) throws IOException {
        byte[] k = key.getBytes(StandardCharsets.UTF_8), v = value == null ? new byte[0] : value.getBytes(StandardCharsets.UTF_8);
        long at = channel.position();
        ByteBuffer head = ByteBuffer.allocate(8).putInt(k.length).putInt(value == null ? -1 : v.length).flip();
        long written = channel.write(new ByteBuffer[] {head, ByteBuffer.wrap(k), ByteBuffer.wrap(v)});
        if (written != 8 + k.length + v.length) throw new IOException("short write");
        if (value == null) index.remove(key);
        else index.put(key, at);
    }

    String get(String key) throws IOException {
        Long at = index.get(key);
        if (at == null) return null;
        ByteBuffer head = ByteBuffer.allocate(8);
        channel.read(head, at);
        head.flip();
        int k = head.getInt();
        ByteBuffer value = ByteBuffer.allocate(head.getInt());
        channel.read(value, at + 8 + k);
        return new String(value.array(), StandardCharsets.UTF_8);
    }

    void compact() throws IOException {
        Path fresh = path.resolveSibling("fresh");
        try (KeyValueStore other = new KeyValueStore(fresh)) {
            for (String key : index.keySet()) other.put(key, get(key));
        }
        channel.close();
        Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        index.clear();
        open();
    }

    @Override
    public void close() throws IOException {
        channel.force(false);
        channel.close();
    }

    public static void main(String[] args) throws IOException {
        Path path = Path.of("store");
        try (KeyValueStore store = new KeyValueStore(path)) {
            store.put("a", "1");
            store.put("ü", "two");
            store.put("a", "one again");
            store.put("gone", "x");
            store.put("gone", null);
        }
        try (KeyValueStore store = new KeyValueStore(path)) {
            System.out.println(store.index + " " + store.get("a") + store.get("ü") + store.get("gone") + " " + Files.size(path));
            store.compact();
            System.out.println(store.index + " " + store.get("ü") + " " + Files.size(path));
            store.put("z", "");
            System.out.println("[" + store.get("z") + "]");
        }
        try (FileChannel cut = FileChannel.open(path, StandardOpenOption.WRITE)) {
            cut.truncate(Files.size(path) - 3);
        }
        try (KeyValueStore store = new KeyValueStore(path)) {
            System.out.println(store.index.keySet());
        }
    }
}
