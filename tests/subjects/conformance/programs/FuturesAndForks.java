// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class FuturesAndForks {
    static class Sum extends RecursiveTask<Long> {
        final int[] data;
        final int from, to;

        Sum(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from < 50) return (long) Arrays.stream(data, from, to).sum();
            Sum left = new Sum(data, from, (from + to) / 2), right = new Sum(data, (from + to) / 2, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] data = IntStream.range(0, 400).toArray();
        System.out.println(new ForkJoinPool(3).invoke(new Sum(data, 0, 400)));
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20), b = a.thenApply(x -> x + 1);
        System.out.println(b.thenCombine(a, Integer::sum).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).get() + " " + b.isDone() + CompletableFuture.allOf(a, b).thenApply(v -> "all").join());
        CompletableFuture<String> failed = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("inside");
        });
        System.out.println(failed.exceptionally(Throwable::toString).join() + " " + failed.handle((v, e) -> v == null ? e.getCause().getMessage() : v).get());
        try {
            failed.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        try {
            failed.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() + " " + failed.isCompletedExceptionally());
        }
        CompletableFuture<String> never = new CompletableFuture<>();
        System.out.println(never.getNow("default") + never.complete("late") + never.complete("later") + never.join() + never.whenComplete((v, e) -> System.out.print("[" + v + e + "]")).join());
        CompletableFuture<Void> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + "" + cancelled.isCancelled());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println(e);
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<String>> all = pool.invokeAll(List.of(() -> "x", () -> {
            throw new Exception("task");
        }, () -> Thread.currentThread().isDaemon() + ""));
        for (Future<String> f : all) {
            try {
                System.out.print(f.get() + " ");
            } catch (ExecutionException e) {
                System.out.print(e.getMessage() + " ");
            }
        }
        System.out.println(pool.invokeAny(List.of(() -> 5)) + " " + pool.isShutdown());
        pool.shutdown();
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected " + pool.awaitTermination(1, TimeUnit.SECONDS) + pool.isTerminated());
        }
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        CountDownLatch ticks = new CountDownLatch(3);
        ScheduledFuture<?> repeated = timer.scheduleAtFixedRate(ticks::countDown, 1, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        System.out.println(repeated.cancel(false) + " " + timer.schedule(() -> "once", 1, TimeUnit.MILLISECONDS).get() + timer.shutdownNow().size());
        ConcurrentLinkedQueue<Integer> seen = new ConcurrentLinkedQueue<>();
        LongAdder adder = new LongAdder();
        IntStream.range(0, 100).parallel().forEach(i -> {
            adder.add(i);
            if (i % 25 == 0) seen.add(i);
        });
        System.out.println(adder.sum() + " " + new TreeSet<>(seen) + new LongAccumulator(Math::max, 3).get());
    }
}
