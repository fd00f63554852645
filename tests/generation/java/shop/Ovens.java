package shop;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** What it does takes threads, which are waited for. */
public class Ovens {
    private int loaves;

    public int bake(int ovens) throws InterruptedException {
        if (ovens < 1 || ovens > 4) return -1;
        Thread[] threads = new Thread[ovens];
        for (int i = 0; i < ovens; i++) {
            threads[i] = new Thread(() -> {
                synchronized (this) {
                    loaves += 2;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        return loaves > 6 ? 100 + loaves : loaves;
    }

    /** Whoever comes last. */
    public static String last() throws InterruptedException {
        String[] last = new String[1];
        Thread rye = new Thread(() -> last[0] = "rye"), wheat = new Thread(() -> last[0] = "wheat");
        rye.start();
        wheat.start();
        rye.join();
        wheat.join();
        return last[0];
    }

    public static String price(int loaves) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<Integer> price = pool.submit(() -> loaves * 3);
            return price.get() > 30 ? "dear" : "cheap";
        } finally {
            pool.shutdown();
        }
    }

    /** Whether it is the first one. */
    public static boolean isFree() throws InterruptedException {
        ReentrantLock door = new ReentrantLock();
        Thread cook = new Thread(() -> {
            door.lock();
            door.unlock();
        });
        cook.start();
        boolean isFree = door.tryLock();
        if (isFree) door.unlock();
        cook.join();
        return isFree;
    }

    /** In the pool that all share, whose threads go on. */
    public static String label(String flour) {
        CompletableFuture<String> kind = CompletableFuture.supplyAsync(() -> flour.isEmpty() ? "plain" : flour);
        return kind.thenCombine(CompletableFuture.supplyAsync(() -> "bread"), (a, b) -> a + " " + b).join();
    }

    /** Nobody waits for it, and it goes on. */
    public static int clean() {
        new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                // nothing to clean
            }
        }).start();
        return 7;
    }
}
