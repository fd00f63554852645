// expect: as java
/** The program ends when the last non-daemon thread ends, not when main does; exit status of a thrown main is 1 then. */
public class DaemonsAndExit {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread daemon = new Thread(() -> {
            Object lock = new Object();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread last = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("main is over: " + main.isAlive() + " " + main.getState());
            new Thread(() -> System.out.println("a thread of a thread")).start();
        });
        last.start();
        throw new IllegalStateException("main ends early");
    }
}
