// expect: as java
// scratch: data
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import static java.nio.file.StandardOpenOption.*;

/** An index of fixed-size records in one file, read and updated in place. */
public class WordIndex implements Closeable {
    private static final int SIZE = 16;
    private final FileChannel file;

    WordIndex(Path path) throws IOException {
        file = FileChannel.open(path, CREATE, READ, WRITE);
    }

    int count() throws IOException {
        return (int) (file.size() / SIZE);
    }

    private ByteBuffer read(int i) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(SIZE);
        while (b.hasRemaining() && file.read(b, (long) i * SIZE + b.position()) > 0) ;
        return b.flip();
    }

    private static String word(ByteBuffer b) {
        byte[] text = new byte[b.get(0)];
        b.get(1, text);
        return new String(text);
    }

    private int find(String word) throws IOException {
        int low = 0, high = count() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1, c = word(read(middle)).compareTo(word);
            if (c == 0) return middle;
            if (c < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -low - 1;
    }

    void add(String word, int line) throws IOException {
        int at = find(word);
        ByteBuffer b;
        if (at >= 0) {
            b = read(at);
            b.putInt(12, b.getInt(12) | 1 << line);
        } else {
            at = -at - 1;
            for (int i = count(); i > at; i--) file.write(read(i - 1), (long) i * SIZE);
            b = ByteBuffer.allocate(SIZE).put((byte) word.length()).put(word.getBytes()).putInt(12, 1 << line).clear();
        }
        file.write(b, (long) at * SIZE);
    }

    SortedMap<String, Integer> all() throws IOException {
        SortedMap<String, Integer> map = new TreeMap<>();
        for (int i = 0; i < count(); i++) {
            ByteBuffer b = read(i);
            map.put(word(b), b.getInt(12));
        }
        return map;
    }

    public void close() throws IOException {
        file.close();
    }

    public static void main(String[] args) throws IOException {
        Path path = Path.of("index");
        try (WordIndex index = new WordIndex(path)) {
            int line = 0;
            for (String text : Files.readAllLines(Path.of("data/words.txt"))) {
                for (String word : text.split(" ")) if (!word.isEmpty()) index.add(word, line);
                line++;
            }
            index.add("beta", 7);
            System.out.println(index.count() + " " + index.all());
        }
        try (WordIndex again = new WordIndex(path); Stream<String> words = Stream.of("zeta", "alpha", "none")) {
            System.out.println(words.map(w -> {
                try {
                    return again.find(w);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }).toList());
            again.file.truncate(3 * SIZE);
            System.out.println(again.all().keySet() + " " + Files.size(path));
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
            in.skipBytes(SIZE);
            byte[] name = new byte[in.readByte()];
            in.readFully(name);
            System.out.println(new String(name) + " " + in.available());
        }
    }
}
