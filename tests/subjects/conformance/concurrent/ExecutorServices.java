// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class ExecutorServices {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> f : futures) {
            sum += f.get();
        }
        System.out.println(sum + " " + futures.get(0).isDone() + " " + pool.isShutdown());
        List<Callable<String>> calls = List.of(() -> "a", () -> "b", () -> {
            throw new IllegalStateException("c fails");
        });
        for (Future<String> f : pool.invokeAll(calls)) {
            try {
                System.out.println(f.get(5, TimeUnit.SECONDS));
            } catch (ExecutionException e) {
                System.out.println(e.getMessage() + " | " + e.getCause());
            }
        }
        System.out.println("" + pool.invokeAny(List.of(() -> "any")));
        Future<?> runnable = pool.submit(() -> {
        });
        System.out.println(runnable.get() + " " + pool.submit(() -> {
        }, "result").get());
        CountDownLatch block = new CountDownLatch(1);
        Future<Integer> blocked = pool.submit(() -> {
            block.await();
            return 1;
        });
        try {
            blocked.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(blocked.cancel(true) + " " + blocked.isCancelled() + " " + blocked.isDone());
        try {
            blocked.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ExecutorService single = Executors.newSingleThreadExecutor(r -> new Thread(r, "my thread"));
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            int n = i;
            single.execute(() -> order.append(n));
        }
        System.out.println(single.submit(() -> Thread.currentThread().getName() + order).get());
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch started = new CountDownLatch(1);
        single.execute(() -> {
            started.countDown();
            try {
                hold.await();
            } catch (InterruptedException e) {
                order.append("interrupted");
            }
        });
        single.execute(() -> order.append("never"));
        started.await();
        System.out.println(single.shutdownNow().size() + " " + single.awaitTermination(10, TimeUnit.SECONDS) + " " + order);
        ThreadPoolExecutor bounded = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        bounded.execute(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        bounded.execute(() -> {
        });
        bounded.execute(() -> System.out.println("runs in " + Thread.currentThread().getName()));
        gate.countDown();
        bounded.shutdown();
        bounded.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(bounded.getCompletedTaskCount() + " " + bounded.getLargestPoolSize());
        ScheduledExecutorService scheduled = Executors.newScheduledThreadPool(1);
        System.out.println(scheduled.schedule(() -> "scheduled", 1, TimeUnit.MILLISECONDS).get());
        scheduled.shutdown();
        ExecutorCompletionService<Integer> completion = new ExecutorCompletionService<>(Runnable::run);
        for (int i = 0; i < 3; i++) {
            int n = i;
            completion.submit(() -> n + 40);
        }
        System.out.println(completion.take().get() + completion.take().get() + completion.poll().get() + " " + completion.poll());
        FutureTask<String> task = new FutureTask<>(() -> "task");
        new Thread(task).start();
        System.out.println(task.get());
    }
}
