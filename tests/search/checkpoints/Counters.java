// Safe. Threads by lambdas; fields that turn out not to be protected, so that the search starts again.
public class Counters {
    static int sum, product, last;
    static final Object lock = new Object();
    static volatile int done;

    public static void main(String[] arguments) throws Exception {
        int rounds = Integer.parseInt(arguments[0]), count = Integer.parseInt(arguments[1]);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int round = me == 0 ? 0 : 1; round <= rounds; round++) {
                    synchronized (lock) {
                        sum += me;
                    }
                    product = product * 3 + me;
                    last ^= me;
                }
                done++;
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        String text = "sum " + sum + " of " + done;
        assert text.startsWith("sum ");
    }
}
