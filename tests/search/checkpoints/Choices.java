
// Violated. Threads that choose values in the middle of their steps; under dynamic reduction a step goes on after such a choice.
public class Choices {
    static int first, second, third;
    static final Object lock = new Object();

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int round = 0; round < 3; round++) {
                    int drawn = gov.nasa.jpf.vm.Verify.getInt(0, 2);
                    if (drawn == 0) first = first * 3 + me;
                    if (drawn == 1) second = second * 3 + me;
                    synchronized (lock) {
                        third += drawn == me ? 1 : 0;
                    }
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        if (third == 3) throw new IllegalStateException("all");
    }
}
