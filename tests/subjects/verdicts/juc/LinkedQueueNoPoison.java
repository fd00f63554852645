// expect: violated deadlock
// The buggy twin of LinkedQueuePoison.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueNoPoison {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                while (queue.take() != -1) {
                }
            } catch (InterruptedException e) {
                assert false;
            }
        });
        consumer.start();
        queue.put(5);
    }
}
