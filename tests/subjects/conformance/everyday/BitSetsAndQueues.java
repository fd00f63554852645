// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class BitSetsAndQueues {
    static final class Job implements Comparable<Job> {
        final String name;
        final int priority;

        Job(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }

        @Override
        public int compareTo(Job o) {
            return Integer.compare(o.priority, priority);
        }

        @Override
        public String toString() {
            return name + priority;
        }
    }

    public static void main(String[] args) throws Exception {
        BitSet primes = new BitSet(200);
        primes.set(2, 200);
        for (int i = 2; i * i < 200; i = primes.nextSetBit(i + 1)) {
            for (int j = i * i; j < 200; j += i) {
                primes.clear(j);
            }
        }
        System.out.println(primes.cardinality() + " " + primes.get(0, 50) + " " + primes.length() + " " + primes.size() + " " + primes.nextClearBit(2) + " " + primes.previousSetBit(100));
        BitSet even = new BitSet();
        for (int i = 0; i < 20; i += 2) {
            even.set(i);
        }
        BitSet and = (BitSet) primes.clone();
        and.and(even);
        BitSet xor = (BitSet) even.clone();
        xor.xor(BitSet.valueOf(new long[] {0b1011}));
        even.flip(0, 5);
        System.out.println(and + " " + xor + " " + even + " " + even.intersects(primes) + " " + Arrays.toString(xor.toByteArray()) + " " + xor.hashCode() + " " + xor.stream().sum() + new BitSet().isEmpty());
        try {
            even.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }

        PriorityQueue<Job> queue = new PriorityQueue<>();
        int n = 0;
        for (String s : "low mid high top idle".split(" ")) {
            queue.add(new Job(s, n++ * 7 % 5));
        }
        System.out.println(queue + " " + queue.peek());
        queue.remove(queue.peek());
        StringBuilder order = new StringBuilder();
        while (!queue.isEmpty()) {
            order.append(queue.poll()).append(' ');
        }
        System.out.println(order);
        PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLength, "ccc", "a", "bb", "aa", "dddd", "b");
        byLength.removeIf(s -> s.startsWith("b"));
        System.out.println(byLength.size() + byLength.poll() + byLength.poll() + byLength.contains("ccc"));
        try {
            new PriorityQueue<Object>().add(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        try {
            PriorityQueue<Object> mixed = new PriorityQueue<>();
            mixed.add("x");
            mixed.add(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }

        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.offerLast(i);
            }
            if (i % 7 == 6) {
                deque.pollFirst();
                deque.removeLastOccurrence(i - 1);
            }
        }
        System.out.println(deque + " " + deque.peekLast() + deque.pop() + " " + deque.descendingIterator().next());
        LinkedList<String> list = new LinkedList<>(List.of("a", "b", "c"));
        list.addFirst("z");
        list.add(2, "m");
        list.removeLast();
        list.listIterator(1).add("k");
        System.out.println(list + list.getFirst() + list.indexOf("b") + list.pollLast());

        DelayQueue<Delayed> delays = new DelayQueue<>();
        class In implements Delayed {
            final long at;

            In(long at) {
                this.at = at;
            }

            @Override
            public long getDelay(TimeUnit unit) {
                return unit.convert(at, TimeUnit.NANOSECONDS);
            }

            @Override
            public int compareTo(Delayed o) {
                return Long.compare(at, ((In) o).at);
            }
        }
        delays.add(new In(-5));
        delays.add(new In(-9));
        delays.add(new In(Long.MAX_VALUE));
        System.out.println(((In) delays.take()).at + " " + ((In) delays.poll()).at + " " + delays.poll() + " " + delays.size());
        LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>(List.of(1, 2));
        System.out.println(transfer.tryTransfer(3) + " " + transfer.poll() + transfer);
        PriorityBlockingQueue<Job> blocking = new PriorityBlockingQueue<>(2, Comparator.comparing(j -> j.name));
        blocking.put(new Job("b", 1));
        blocking.put(new Job("a", 2));
        System.out.println(blocking.take() + " " + blocking.drainTo(new ArrayList<>()) + blocking.remainingCapacity());
    }
}
