// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class LatchesAndBarriers {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) {
            int n = i;
            new Thread(() -> {
                sum.addAndGet(n);
                latch.countDown();
            }).start();
        }
        latch.await();
        System.out.println(sum + " " + latch.getCount() + " " + latch.await(1, TimeUnit.SECONDS) + " " + new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS));
        List<String> phases = new ArrayList<>();
        int[] generation = {0};
        CyclicBarrier barrier = new CyclicBarrier(3, () -> phases.add("phase " + generation[0]++));
        Thread[] threads = new Thread[3];
        int[][] work = new int[3][4];
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int p = 0; p < 4; p++) {
                        work[me][p] = p == 0 ? me : work[(me + 1) % 3][p - 1] + 1;
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println(e);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(phases + " " + Arrays.deepToString(work) + " " + barrier.getNumberWaiting() + barrier.isBroken());
        CyclicBarrier broken = new CyclicBarrier(2);
        try {
            broken.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + broken.isBroken());
        }
        try {
            broken.await();
        } catch (BrokenBarrierException e) {
            System.out.println("broken");
        }
        broken.reset();
        System.out.println(broken.isBroken());
        Semaphore s = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger();
        threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                s.acquireUninterruptibly();
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                inside.decrementAndGet();
                s.release();
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println((most.get() <= 2) + " " + s.availablePermits() + " " + s.tryAcquire(3) + " " + s.tryAcquire(2) + " " + s.drainPermits() + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS));
        Phaser phaser = new Phaser(1);
        StringBuffer log = new StringBuffer();
        for (int i = 0; i < 2; i++) {
            phaser.register();
            new Thread(() -> {
                for (int p = 0; p < 3; p++) {
                    log.append(p);
                    phaser.arriveAndAwaitAdvance();
                }
                phaser.arriveAndDeregister();
            }).start();
        }
        for (int p = 0; p < 3; p++) {
            phaser.arriveAndAwaitAdvance();
        }
        phaser.arriveAndDeregister();
        while (!phaser.isTerminated()) {
            Thread.yield();
        }
        System.out.println(log + " " + phaser.isTerminated());
    }
}
