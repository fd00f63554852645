// expect: safe
// A consumer that ends when it takes the poison.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueuePoison {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                int sum = 0;
                int item;
                while ((item = queue.take()) != -1) {
                    sum += item;
                }
                assert sum == 5;
            } catch (InterruptedException e) {
                assert false;
            }
        });
        consumer.start();
        queue.put(5);
        queue.put(-1);
    }
}
