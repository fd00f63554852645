import gov.nasa.jpf.vm.Verify;

// Violated, by several errors on several paths.
public class Errors {
    static int[] values = new int[4];

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int round = 0; round < (me == 0 ? 3 : 2); round++) values[me] = values[(me + 1) % 4] + Verify.getInt(0, 1);
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        if (values[0] == 1) throw new IllegalStateException("one");
        if (values[1] == 2) throw new IllegalArgumentException("two");
        assert values[2] != 1 : "three";
    }
}
