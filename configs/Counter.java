/** Two threads increment a counter; without a lock one update can be lost. */
public class Counter {
    private int count;

    void incrementUnlocked() {
        count++;
    }

    synchronized void incrementLocked() {
        count++;
    }

    /** args[0]: "locked" or "unlocked". */
    public static void main(String[] args) throws InterruptedException {
        boolean locked = args[0].equals("locked");
        Counter counter = new Counter();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(locked ? counter::incrementLocked : counter::incrementUnlocked, "incrementer " + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.count == 2 : "an update was lost: count is " + counter.count;
    }
}
