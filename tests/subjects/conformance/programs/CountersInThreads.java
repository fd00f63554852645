// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CountersInThreads {
    private int plain;
    private volatile boolean isStopped;
    private final AtomicLong atomic = new AtomicLong();
    private static int shared;

    synchronized void add(int n) {
        plain += n;
        if (plain >= 30) notifyAll();
    }

    synchronized int await() throws InterruptedException {
        while (plain < 30) wait();
        return plain;
    }

    static synchronized void addShared() {
        shared++;
    }

    public static void main(String[] args) throws Exception {
        CountersInThreads c = new CountersInThreads();
        Thread[] all = new Thread[3];
        ConcurrentHashMap<String, AtomicInteger> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 3; i++) {
            all[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    c.add(1);
                    c.atomic.addAndGet(k);
                    addShared();
                    map.computeIfAbsent("k" + k % 2, x -> new AtomicInteger()).incrementAndGet();
                }
            }, "t" + i);
            all[i].start();
        }
        System.out.println(c.await());
        for (Thread t : all) t.join();
        System.out.println(c.atomic + " " + shared + new TreeMap<>(map));
        Thread spinner = new Thread(() -> {
            while (!c.isStopped) Thread.onSpinWait();
            System.out.println("stopped");
        });
        spinner.start();
        c.isStopped = true;
        spinner.join();
        Object a = new Object(), b = new Object();
        Thread ordered = new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    System.out.println(Thread.holdsLock(a) + "" + Thread.holdsLock(b));
                }
            }
        });
        ordered.start();
        ordered.join();
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + Thread.currentThread().isInterrupted());
                Thread.currentThread().interrupt();
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                System.out.println("at once");
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join(10_000);
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        new Thread(task).start();
        System.out.println(task.get() + " " + task.isDone() + task.cancel(true));
        try {
            synchronized (a) {
                b.wait();
            }
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
