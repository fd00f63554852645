// expect: safe
// A hand-over without a place between.
import java.util.concurrent.SynchronousQueue;

public class SynchronousHandOver {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                queue.put(7);
            } catch (InterruptedException e) {
                assert false;
            }
        }).start();
        assert queue.take() == 7;
    }
}
