// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LocksInTurn {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        Condition ping = lock.newCondition(), pong = lock.newCondition();
        StringBuffer log = new StringBuffer();
        boolean[] isPing = {true};
        Thread[] players = new Thread[2];
        for (int p = 0; p < 2; p++) {
            boolean mine = p == 0;
            players[p] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    lock.lock();
                    try {
                        while (isPing[0] != mine) (mine ? ping : pong).awaitUninterruptibly();
                        log.append(mine ? "ping " : "pong ");
                        isPing[0] = !mine;
                        (mine ? pong : ping).signal();
                    } finally {
                        lock.unlock();
                    }
                }
            });
            players[p].start();
        }
        for (Thread t : players) t.join();
        System.out.println(log);
        System.out.println(lock.isFair() + " " + lock.isLocked() + lock.getHoldCount() + lock.tryLock() + lock.tryLock(1, TimeUnit.SECONDS) + lock.getHoldCount() + lock.isHeldByCurrentThread());
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.getReadLockCount() + "" + rw.isWriteLocked() + rw.writeLock().tryLock() + rw.getReadHoldCount());
        rw.readLock().unlock();
        StampedLock stamped = new StampedLock();
        long optimistic = stamped.tryOptimisticRead();
        boolean valid = stamped.validate(optimistic);
        long write = stamped.writeLock();
        System.out.println(valid + "" + stamped.validate(optimistic) + stamped.isWriteLocked() + (stamped.tryReadLock() == 0));
        long read = stamped.tryConvertToReadLock(write);
        System.out.println(stamped.getReadLockCount() + "" + (stamped.tryConvertToWriteLock(read) != 0));
        Semaphore s = new Semaphore(2);
        System.out.println(s.tryAcquire(3) + "" + s.tryAcquire() + s.availablePermits() + s.drainPermits());
        s.release(5);
        CyclicBarrier barrier = new CyclicBarrier(2, () -> log.append("barrier"));
        Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                log.append(e);
            }
        });
        other.start();
        barrier.await();
        other.join();
        System.out.println(s.availablePermits() + log.substring(log.length() - 7) + barrier.isBroken() + barrier.getParties());
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread partner = new Thread(() -> {
            try {
                got[0] = exchanger.exchange("theirs");
            } catch (InterruptedException e) {
                got[0] = "interrupted";
            }
        });
        partner.start();
        System.out.print(exchanger.exchange("mine") + " ");
        partner.join();
        System.out.println(got[0]);
        AtomicStampedReference<String> ref = new AtomicStampedReference<>("a", 1);
        int[] stamp = new int[1];
        System.out.println(ref.compareAndSet("a", "b", 2, 3) + "" + ref.compareAndSet("a", "b", 1, 2) + ref.get(stamp) + stamp[0]);
        AtomicIntegerFieldUpdater<LocksInTurn> updater = AtomicIntegerFieldUpdater.newUpdater(LocksInTurn.class, "field");
        LocksInTurn o = new LocksInTurn();
        System.out.println(updater.incrementAndGet(o) + updater.accumulateAndGet(o, 5, (x, y) -> x * 10 + y) + " " + new AtomicInteger(5).getAndUpdate(x -> x * 2) + new AtomicBoolean().compareAndExchange(false, true));
        Thread waiting = new Thread(() -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        System.out.println(queue.offer(1) + "" + queue.offer(2) + queue.offer(3) + queue.poll() + queue.remainingCapacity() + queue.poll(1, TimeUnit.MILLISECONDS) + queue.poll(1, TimeUnit.MILLISECONDS) + queue.peek());
        try {
            new ArrayBlockingQueue<>(1, false, List.of(1)).add(2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    volatile int field;
}
