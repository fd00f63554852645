// Safe. Loops that poll the clock, a wait with a limit, a sleep.
public class Clocks {
    static int turns;

    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    long until = System.nanoTime() + 1_000_000;
                    while (System.nanoTime() < until) {
                        synchronized (lock) {
                            turns = turns + 1 & 1;
                            if (turns == 1) lock.wait(5);
                            lock.notifyAll();
                        }
                    }
                    Thread.sleep(2);
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert turns < 8;
    }
}
