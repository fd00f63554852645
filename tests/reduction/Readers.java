// A writer and n readers of one volatile field, each of which keeps what it has read: 2^n traces.
public class Readers {
    static volatile int x;

    public static void main(String[] arguments) {
        int readers = Integer.parseInt(arguments[0]);
        int[] read = new int[readers];
        Thread[] threads = new Thread[readers + 1];
        threads[0] = new Thread(() -> x = 1);
        for (int i = 0; i < readers; i++) {
            int mine = i;
            threads[i + 1] = new Thread(() -> read[mine] = x);
        }
        for (Thread thread : threads) thread.start();
    }
}
