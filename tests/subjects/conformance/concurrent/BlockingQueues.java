// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class BlockingQueues {
    static int transfer(BlockingQueue<Integer> q) throws InterruptedException {
        int[] sum = new int[1];
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 30; i++) {
                    q.put(i);
                }
                q.put(-1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread consumer = new Thread(() -> {
            try {
                for (int x; (x = q.take()) != -1;) {
                    sum[0] = sum[0] * 3 + x;
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        return sum[0];
    }

    record Delay(String name, long at) implements Delayed {
        public long getDelay(TimeUnit u) {
            return u.convert(at, TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed d) {
            return Long.compare(at, ((Delay) d).at);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(transfer(new ArrayBlockingQueue<>(2)) + " " + transfer(new LinkedBlockingQueue<>()) + " " + transfer(new LinkedBlockingQueue<>(1)) + " " + transfer(new SynchronousQueue<>()) + " "
                + transfer(new LinkedBlockingDeque<>(3)) + " " + transfer(new LinkedTransferQueue<>()) + " " + transfer(new SynchronousQueue<>(true)));
        BlockingQueue<String> q = new ArrayBlockingQueue<>(2);
        System.out.println(q.offer("a") + " " + q.offer("b") + " " + q.offer("c") + " " + q.offer("d", 1, TimeUnit.MILLISECONDS) + " " + q.remainingCapacity() + " " + q);
        try {
            q.add("x");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<String> drained = new ArrayList<>();
        System.out.println(q.drainTo(drained) + " " + drained + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS));
        PriorityBlockingQueue<Integer> p = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        for (int i = 0; i < 10; i++) {
            p.put(i * 3 % 10);
        }
        System.out.println(p.take() + " " + p.take() + " " + p.size());
        DelayQueue<Delay> delays = new DelayQueue<>();
        delays.add(new Delay("past", -5));
        delays.add(new Delay("earlier", -50));
        System.out.println(delays.take().name() + " " + delays.poll().name() + " " + delays.poll());
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        deque.putFirst(1);
        deque.putLast(2);
        deque.offerFirst(0);
        System.out.println(deque.takeLast() + " " + deque.pollFirst() + " " + deque);
        Thread interrupted = new Thread(() -> {
            try {
                new LinkedBlockingQueue<>().take();
            } catch (InterruptedException e) {
                System.out.println("take interrupted");
            }
        });
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();
        try {
            q.put(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
    }
}
