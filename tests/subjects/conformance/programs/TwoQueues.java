// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class TwoQueues {
    record Delayed2(String name, long at) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - 5, TimeUnit.MILLISECONDS) - 1;
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Delayed2) o).at);
        }
    }

    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> hand = new SynchronousQueue<>();
        List<String> got = Collections.synchronizedList(new ArrayList<>());
        Thread taker = new Thread(() -> {
            try {
                for (String s; !(s = hand.take()).equals("end");) got.add(s);
            } catch (InterruptedException e) {
                got.add("interrupted");
            }
        });
        taker.start();
        for (String s : "a b c end".split(" ")) hand.put(s);
        taker.join();
        System.out.println(got + "" + hand.offer("x") + hand.isEmpty() + hand.size() + hand.poll());
        DelayQueue<Delayed2> d = new DelayQueue<>();
        d.add(new Delayed2("late", 1_000_000));
        d.add(new Delayed2("now", 1));
        System.out.println(d.take().name() + d.size() + d.poll() + d.peek().name());
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(3);
        System.out.println(deque.offerFirst(1) + "" + deque.offerLast(2) + deque.offerFirst(0) + deque.offer(9) + deque + deque.takeLast() + deque.pollFirst(1, TimeUnit.MILLISECONDS) + deque.remainingCapacity());
        PriorityBlockingQueue<String> p = new PriorityBlockingQueue<>(2, Comparator.reverseOrder());
        Collections.addAll(p, "m", "z", "a");
        List<String> drained = new ArrayList<>();
        System.out.println(p.drainTo(drained, 2) + "" + drained + p);
        LinkedTransferQueue<Integer> t = new LinkedTransferQueue<>();
        System.out.println(t.tryTransfer(1) + "" + t.offer(2) + t.hasWaitingConsumer() + t.poll() + t.size());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer i : cow) if (i == 2) cow.addAll(List.of(7, 8));
        Iterator<Integer> it = cow.iterator();
        cow.clear();
        System.out.println(it.next() + "" + cow.addIfAbsent(5) + cow.addIfAbsent(5) + cow + new CopyOnWriteArraySet<>(List.of(1, 1, 2)));
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("no remove");
        }
        ConcurrentLinkedDeque<Integer> c = new ConcurrentLinkedDeque<>(List.of(1, 2, 3));
        c.removeLastOccurrence(2);
        c.offerFirst(0);
        System.out.println(c + "" + c.pollLast() + c.descendingIterator().next());
        Thread[] producers = new Thread[3];
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        for (int i = 0; i < 3; i++) {
            int n = i;
            producers[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 3; k++) q.put(n * 10 + k);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            producers[i].start();
        }
        TreeSet<Integer> all = new TreeSet<>();
        for (int i = 0; i < 9; i++) all.add(q.take());
        for (Thread x : producers) x.join();
        System.out.println(all);
        CompletionService<Integer> cs = new ExecutorCompletionService<>(Executors.newFixedThreadPool(2, r -> {
            Thread daemon = new Thread(r);
            daemon.setDaemon(true);
            return daemon;
        }));
        for (int i = 1; i <= 4; i++) {
            int n = i;
            cs.submit(() -> n * n);
        }
        int sum = 0;
        for (int i = 0; i < 4; i++) sum += cs.take().get();
        System.out.println(sum);
    }
}
