// expect: safe
// A butler lets at most two of three philosophers sit down.
public class DiningButler {
    static int seated;

    static synchronized void sit() throws InterruptedException {
        while (seated == 2) {
            DiningButler.class.wait();
        }
        seated++;
    }

    static synchronized void rise() {
        seated--;
        DiningButler.class.notify();
    }

    public static void main(String[] args) {
        Object[] forks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            new Thread(() -> {
                try {
                    sit();
                    synchronized (left) {
                        synchronized (right) {
                        }
                    }
                    rise();
                } catch (InterruptedException e) {
                    assert false;
                }
            }).start();
        }
    }
}
