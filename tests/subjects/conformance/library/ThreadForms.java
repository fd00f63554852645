// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThreadForms {
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "'";
        }
    };
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);

    public static void main(String[] args) throws Exception {
        INHERITED.set("main");
        LOCAL.set(1);
        Thread t = new Thread(() -> System.out.println(INHERITED.get() + " " + LOCAL.get() + " " + Thread.currentThread().getName()), "named");
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getPriority() + t.isDaemon() + t.getThreadGroup().getName());
        t.setPriority(8);
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.isInterrupted());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted " + Thread.currentThread().isInterrupted() + Thread.holdsLock(lock));
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.onSpinWait();
        synchronized (lock) {
            waiter.interrupt();
            System.out.println("still mine");
        }
        waiter.join(10_000);
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("dies");
        });
        AtomicReference<String> seen = new AtomicReference<>();
        failing.setUncaughtExceptionHandler((th, e) -> seen.set(th.getName().startsWith("Thread-") + " " + e));
        failing.start();
        failing.join();
        System.out.println(seen);
        for (Runnable r : new Runnable[] {() -> lock.notify(), () -> {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        }, () -> {
            try {
                Thread.sleep(-1);
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        }, () -> new Thread().setPriority(11), () -> Thread.currentThread().setDaemon(true), () -> new Thread((String) null)})
            try {
                r.run();
                System.out.println("done");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + Thread.currentThread().isInterrupted());
        }
        Thread.currentThread().interrupt();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + Thread.interrupted());
        }
        ThreadGroup g = new ThreadGroup("group");
        g.setMaxPriority(3);
        Thread in = new Thread(g, () -> System.out.println(Thread.currentThread().getThreadGroup() + " " + Thread.currentThread().getPriority()), "in", 1 << 16);
        in.start();
        in.join();
        ExecutorService e = Executors.newCachedThreadPool(r -> {
            Thread d = new Thread(r, "pool");
            d.setDaemon(true);
            return d;
        });
        Future<Integer> f = e.submit(() -> {
            LOCAL.set(LOCAL.get() + 1);
            return LOCAL.get();
        });
        System.out.println(f.get() + " " + LOCAL.get());
        LOCAL.remove();
        System.out.println(LOCAL.get());
        int[] order = new int[1];
        Thread[] chain = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            Thread before = i == 0 ? null : chain[i - 1];
            chain[i] = new Thread(() -> {
                try {
                    if (before != null) before.join();
                } catch (InterruptedException x) {
                    throw new AssertionError(x);
                }
                order[0] = order[0] * 10 + me;
            });
        }
        for (Thread each : chain) each.start();
        chain[3].join();
        System.out.println(order[0]);
        ForkJoinPool pool = new ForkJoinPool(2);
        class Sum extends RecursiveTask<Long> {
            final int from, to;

            Sum(int from, int to) {
                this.from = from;
                this.to = to;
            }

            protected Long compute() {
                if (to - from < 10) {
                    long s = 0;
                    for (int i = from; i < to; i++) s += i;
                    return s;
                }
                Sum left = new Sum(from, (from + to) / 2), right = new Sum((from + to) / 2, to);
                left.fork();
                return right.compute() + left.join();
            }
        }
        System.out.println(pool.invoke(new Sum(0, 100)) + " " + ForkJoinPool.commonPool().submit(() -> "common").get());
    }
}
