// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserRounds {
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                System.out.println("phase " + phase + " of " + parties);
                return phase >= 2 || parties == 0;
            }
        };
        AtomicIntegerArray work = new AtomicIntegerArray(3);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int me = i;
            p.register();
            Thread t = new Thread(() -> {
                while (!p.isTerminated()) {
                    work.addAndGet(me, me + 1);
                    p.arriveAndAwaitAdvance();
                }
            });
            threads.add(t);
            t.start();
        }
        for (int i = 0; i < 3; i++) p.arriveAndAwaitAdvance();
        for (Thread t : threads) t.join();
        System.out.println(work + " " + p.isTerminated() + " " + p.getRegisteredParties() + " " + p.register());
        Exchanger<String> x = new Exchanger<>();
        FutureTask<String> other = new FutureTask<>(() -> x.exchange("from task"));
        new Thread(other).start();
        System.out.println(x.exchange("from main") + " | " + other.get());
        CyclicBarrier b = new CyclicBarrier(2, () -> System.out.println("barrier"));
        Thread late = new Thread(() -> {
            try {
                b.await();
                b.await();
            } catch (BrokenBarrierException | InterruptedException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        });
        late.start();
        b.await();
        while (b.getNumberWaiting() == 0) Thread.yield();
        b.reset();
        late.join();
        System.out.println(b.isBroken() + " " + b.getParties());
        Semaphore s = new Semaphore(2, true);
        System.out.println(s.tryAcquire(2) + " " + s.tryAcquire() + " " + s.availablePermits() + " " + s.drainPermits());
        s.release(3);
        System.out.println(s.tryAcquire(1, TimeUnit.SECONDS) + " " + s.availablePermits() + " " + s.getQueueLength());
        CountDownLatch l = new CountDownLatch(2);
        l.countDown();
        System.out.println(l.getCount() + " " + l.await(1, TimeUnit.MILLISECONDS));
        try {
            new Semaphore(0).acquire(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
