// expect: safe
// System.exit ends the program however many threads still wait.
public class ExitEndsAll {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false;
                }
            }
        }).start();
        System.exit(0);
    }
}
