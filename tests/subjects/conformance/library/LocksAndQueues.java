// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LocksAndQueues {
    static class Delay implements Delayed {
        final int n;

        Delay(int n) {
            this.n = n;
        }

        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed o) {
            return Integer.compare(n, ((Delay) o).n);
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock(true);
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock() + " " + rw.isFair() + " " + rw.getReadHoldCount());
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadLockCount());
        try {
            rw.writeLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getClass());
        }
        StampedLock st = new StampedLock();
        long o = st.tryOptimisticRead();
        System.out.println(st.validate(o) + " " + st.isWriteLocked());
        long w = st.writeLock();
        System.out.println(st.validate(o) + " " + st.tryReadLock() + " " + st.tryConvertToReadLock(w) / 1000);
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        AtomicInteger turn = new AtomicInteger();
        Thread[] ts = new Thread[3];
        StringBuffer log = new StringBuffer();
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 3; k++) {
                    lock.lock();
                    try {
                        while (turn.get() % 3 != me) c.await();
                        log.append(me);
                        turn.incrementAndGet();
                        c.signalAll();
                    } catch (InterruptedException e) {
                        log.append('!');
                    } finally {
                        lock.unlock();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        lock.lock();
        System.out.println(log + " " + lock.getHoldCount() + lock.hasQueuedThreads() + lock.isHeldByCurrentThread() + " " + c.await(1, TimeUnit.NANOSECONDS) + " " + lock.hasWaiters(c));
        lock.unlock();
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        System.out.println(q.offer(1) + " " + q.offer(2) + " " + q.offer(3) + " " + q.offer(3, 1, TimeUnit.MILLISECONDS) + " " + q.remainingCapacity() + q.poll() + q.peek() + q.drainTo(new ArrayList<>()) + q.poll(1, TimeUnit.MILLISECONDS));
        DelayQueue<Delay> d = new DelayQueue<>(List.of(new Delay(3), new Delay(1), new Delay(2)));
        System.out.println(d.take().n + " " + d.poll().n + " " + d.size());
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(List.of("b"));
        deque.putFirst("a");
        deque.putLast("c");
        System.out.println(deque + " " + deque.takeLast() + deque.pollFirst() + deque.removeFirstOccurrence("b") + deque);
        SynchronousQueue<Integer> sync = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) sync.put(i);
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        t.start();
        System.out.println(sync.take() + sync.take() + sync.take() + " " + sync.poll() + sync.size());
        LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>();
        System.out.println(transfer.tryTransfer(1) + " " + transfer.hasWaitingConsumer() + transfer.offer(5) + transfer);
        PriorityBlockingQueue<String> p = new PriorityBlockingQueue<>(4, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        p.addAll(List.of("ccc", "a", "bb", "b", "dddd"));
        StringBuilder s = new StringBuilder();
        while (!p.isEmpty()) s.append(p.take()).append(' ');
        System.out.println(s);
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 20; i += 3) m.put(i, "v" + i);
        System.out.println(m.headMap(7, true) + " " + m.ceilingKey(7) + m.descendingMap().firstKey() + m.pollFirstEntry() + m.subMap(3, 10).size());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : cow) cow.addIfAbsent(x * 2);
        System.out.println(cow + " " + cow.removeIf(x -> x % 2 == 0) + cow);
        LongAdder adder = new LongAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        for (int i = 0; i < 10; i++) {
            adder.add(i);
            max.accumulate(i * 7 % 10);
        }
        AtomicStampedReference<String> ref = new AtomicStampedReference<>("x", 1);
        System.out.println(adder.sumThenReset() + " " + adder + " " + max + " " + ref.compareAndSet("x", "y", 1, 2) + ref.getStamp() + ref.attemptStamp("z", 3));
        ConcurrentHashMap<String, Integer> chm = new ConcurrentHashMap<>();
        for (String word : "to be or not to be".split(" ")) chm.merge(word, 1, Integer::sum);
        System.out.println(new TreeMap<>(chm) + " " + chm.reduceValues(1, Integer::sum) + chm.search(1, (k, v) -> v == 1 && k.startsWith("n") ? k : null) + chm.computeIfPresent("to", (k, v) -> null) + chm.mappingCount());
        Timer timer = new Timer(true);
        CountDownLatch ran = new CountDownLatch(2);
        timer.schedule(new TimerTask() {
            public void run() {
                ran.countDown();
            }
        }, 1, 1);
        ran.await();
        timer.cancel();
        ScheduledExecutorService ses = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<String> f = ses.schedule(() -> "scheduled", 1, TimeUnit.MILLISECONDS);
        System.out.println(f.get() + " " + f.isDone() + " " + ses.shutdownNow().size());
    }
}
