// expect: violated deadlock
// por: cross-check
// Up to JDK 18, who starts a thread needs the monitor of its group.
public class GroupLocked {
    public static void main(String[] args) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (group) {
                synchronized (lock) {
                    lock.notify();
                }
            }
        });
        other.start();
        synchronized (lock) {
            new Thread(() -> {
            }).start();
        }
    }
}
