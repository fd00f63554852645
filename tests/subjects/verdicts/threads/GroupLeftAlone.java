// expect: safe
// states-at-most: 36
// As long as nobody asks a group for its threads, the monitors of other objects say nothing about groups: threads start
// and end without passing there.
public class GroupLeftAlone {
    public static void main(String[] args) {
        Object lock = new Object();
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
            }).start();
        synchronized (lock) {
            lock.notifyAll();
        }
    }
}
