import gov.nasa.jpf.symbc.Debug;

// Violated where every error is wanted. Threads, and branches of inputs in each of them: states that
// are matched under conditions.
public class Symbolic {
    static int sum, last;
    static final Object lock = new Object();
    static volatile int done;

    public static void main(String[] arguments) throws Exception {
        int count = Integer.parseInt(arguments[0]);
        int[] inputs = {Debug.makeSymbolicInteger("a", 0, 9), Debug.makeSymbolicInteger("b", 0, 9),
                        Debug.makeSymbolicInteger("c", 0, 9)};
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                int mine = inputs[me];
                synchronized (lock) {
                    if (mine > 4) sum += mine;
                }
                for (int round = 0; round < 1; round++)
                    if (mine + round > last) last = me;
                done++;
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert sum != 17;
    }
}
