// expect: safe
// A queue of one place: all elements arrive, in order.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueue {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException e) {
                assert false;
            }
        }).start();
        assert queue.take() == 1;
        assert queue.take() == 2;
        assert queue.isEmpty();
    }
}
