import java.util.concurrent.atomic.AtomicIntegerArray;

// Threads put messages into a hash table by compare-and-set; from 12 threads on some hashes are the same: 8^(n - 11)
// traces (Flanagan, Godefroid, POPL 2005).
public class Indexer {
    static final int SIZE = 128, MESSAGES = 4;

    public static void main(String[] arguments) {
        AtomicIntegerArray table = new AtomicIntegerArray(SIZE);
        for (int t = 0; t < Integer.parseInt(arguments[0]); t++) {
            int number = t;
            new Thread(() -> {
                for (int m = 1; m <= MESSAGES; m++) {
                    int message = m * 11 + number;
                    int hash = message * 7 % SIZE;
                    while (!table.compareAndSet(hash, 0, message)) hash = (hash + 1) % SIZE;
                }
            }).start();
        }
    }
}
