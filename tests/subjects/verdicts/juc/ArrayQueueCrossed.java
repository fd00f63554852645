// expect: violated deadlock
// Two threads, each waiting for what the other would send afterwards.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueCrossed {
    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> there = new ArrayBlockingQueue<>(1);
        ArrayBlockingQueue<Integer> back = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            try {
                there.take();
                back.put(1);
            } catch (InterruptedException e) {
                assert false;
            }
        }).start();
        back.take();
        there.put(1);
    }
}
