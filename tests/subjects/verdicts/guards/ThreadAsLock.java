// expect: violated assertion
// por: cross-check
// The monitor of a Thread protects from who takes it, not from that thread itself.
public class ThreadAsLock {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        synchronized (other) {
            count++;
        }
        other.join();
        assert count == 2 : "lost";
    }
}
