// Deadlocked where the notification comes before the wait. That another order is to be taken turns out after what comes behind it
// has been walked.
public class Waits {
    static int given, left, seen;
    static volatile int ended;

    static void give(Object monitor) {
        synchronized (Waits.class) {
            seen = given;
        }
        synchronized (monitor) {
            given = 1;
            monitor.notifyAll();
        }
        ended++;
    }

    public static void main(String[] arguments) throws Exception {
        Object monitor = new Object();
        Thread giver = new Thread(() -> give(monitor));
        giver.start();
        synchronized (monitor) {
            monitor.wait();
            if (given > 0) left = 31;
        }
        left = left * 31 + given;
        given = 3;
        giver.join();
    }
}
