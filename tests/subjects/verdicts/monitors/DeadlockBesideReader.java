// expect: violated deadlock
// por: cross-check
// Two threads block each other while main is on its way: before or after it has read what they write, in any order.
public class DeadlockBesideReader {
    static volatile int written;
    static int read;
    static final Object first = new Object(), second = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (second) {
                written = 2;
                synchronized (first) {
                }
            }
        }).start();
        new Thread(() -> {
            written = 1;
            synchronized (first) {
                synchronized (second) {
                }
            }
        }).start();
        read = written;
    }
}
