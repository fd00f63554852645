// expect: as java
// Who sleeps or waits for less time goes on earlier; and time does pass.
import java.util.concurrent.*;
import java.util.concurrent.locks.LockSupport;

public class SleepOrder {
    static volatile boolean done;

    static synchronized void say(String text) {
        System.out.println(text);
    }

    static Thread start(String name, Callable<?> wait) {
        Thread thread = new Thread(() -> {
            try {
                wait.call();
                say(name);
            } catch (Exception e) {
                say(name + ": " + e);
            }
        });
        thread.start();
        return thread;
    }

    static Object sleep(long milliseconds) throws InterruptedException {
        Thread.sleep(milliseconds);
        return null;
    }

    static Object waitFor(long milliseconds) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(milliseconds);
        }
        return null;
    }

    static Object park(long milliseconds) {
        LockSupport.parkNanos(milliseconds * 1_000_000);
        return null;
    }

    public static void main(String[] args) throws Exception {
        long began = System.nanoTime();
        Thread[] threads = {
            start("slept 900", () -> sleep(900)), start("waited 300", () -> waitFor(300)), start("parked 600", () -> park(600)),
            start("slept 1200", () -> sleep(1200)), start("never", () -> new CountDownLatch(1).await(1500, TimeUnit.MILLISECONDS)),
        };
        for (Thread thread : threads) thread.join();
        long milliseconds = (System.nanoTime() - began) / 1_000_000;
        System.out.println(milliseconds >= 1500 ? "as long as the longest" : "only " + milliseconds);

        began = System.currentTimeMillis();
        Thread.sleep(50);
        System.out.println(System.currentTimeMillis() - began >= 49);
        Thread sleeper = start("slept beside a thread that is busy", () -> sleep(100));
        new Thread(() -> {
            try {
                sleeper.join();
            } catch (InterruptedException e) {
                say(e.toString());
            }
            done = true;
        }).start();
        long turns = 0;
        while (!done) turns++;
        System.out.println(turns > 0);
    }
}
