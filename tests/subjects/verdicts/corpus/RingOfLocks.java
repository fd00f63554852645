// expect: violated deadlock
// Five threads take two neighbouring locks of a ring each, three times.
public class RingOfLocks {
    public static void main(String[] args) {
        Object[] locks = new Object[5];
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
        for (int i = 0; i < locks.length; i++) {
            Object one = locks[i], other = locks[(i + 1) % locks.length];
            new Thread(() -> {
                for (int round = 0; round < 3; round++)
                    synchronized (one) {
                        synchronized (other) {
                            Thread.yield();
                        }
                    }
            }).start();
        }
    }
}
