// expect: safe
// Two threads meet; both see what the other did before.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class Barrier {
    static final int[] done = new int[2];

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 2; i++) {
            int me = i;
            new Thread(() -> {
                try {
                    done[me] = 1;
                    barrier.await();
                    assert done[1 - me] == 1 : "the other one is not here";
                } catch (InterruptedException | BrokenBarrierException e) {
                    assert false;
                }
            }).start();
        }
    }
}
