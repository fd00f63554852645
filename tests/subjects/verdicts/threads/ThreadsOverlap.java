// expect: safe
// por: cross-check
// A thread ends at any time before or after the next one starts: it makes no difference which place that one has.
public class ThreadsOverlap {
    static int count;

    static synchronized void add() {
        count = (count + 1) % 4;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread before = new Thread(ThreadsOverlap::add);
        before.start();
        while (true) {
            Thread next = new Thread(ThreadsOverlap::add);
            next.start();
            before.join();
            before = next;
            assert count >= 0 && count < 4;
        }
    }
}
