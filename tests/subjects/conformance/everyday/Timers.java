// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Timers {
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer("timer", true);
        CountDownLatch done = new CountDownLatch(3);
        StringBuffer log = new StringBuffer();
        timer.schedule(new TimerTask() {
            int n;

            @Override
            public void run() {
                log.append("tick").append(++n).append(' ');
                done.countDown();
                if (n == 3) {
                    log.append(cancel());
                }
            }
        }, 1, 2);
        done.await();
        TimerTask never = new TimerTask() {
            @Override
            public void run() {
                log.append("never");
            }
        };
        timer.schedule(never, 1_000_000);
        Thread.sleep(20);
        System.out.println(log + " " + never.cancel() + " " + never.cancel() + " " + (never.scheduledExecutionTime() > 0));
        timer.cancel();
        try {
            timer.schedule(never, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<String> later = pool.schedule(() -> "later", 5, TimeUnit.MILLISECONDS);
        AtomicInteger runs = new AtomicInteger();
        CountDownLatch four = new CountDownLatch(4);
        ScheduledFuture<?> repeated = pool.scheduleAtFixedRate(() -> {
            runs.incrementAndGet();
            four.countDown();
            if (four.getCount() == 0) {
                throw new IllegalStateException("enough");
            }
        }, 0, 1, TimeUnit.MILLISECONDS);
        four.await();
        try {
            repeated.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + runs + " " + repeated.isDone() + repeated.isCancelled());
        }
        System.out.println(later.get() + " " + (later.getDelay(TimeUnit.MILLISECONDS) <= 0));
        Future<?> cancelled = pool.schedule(() -> 1, 1, TimeUnit.HOURS);
        System.out.println(cancelled.cancel(false) + " " + cancelled.isCancelled());
        try {
            cancelled.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        List<Runnable> left = pool.shutdownNow();
        System.out.println(left.size() + " " + pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            new CompletableFuture<String>().orTimeout(2, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("default", 1, TimeUnit.MILLISECONDS).get());
    }
}
