// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class FuturesChained {
    static String show(CompletableFuture<?> f) {
        try {
            return String.valueOf(f.join());
        } catch (CompletionException | CancellationException e) {
            return e + " <- " + e.getCause();
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 20);
        System.out.println(show(one.thenApply(x -> x + 1).thenCombine(one, Integer::sum).thenCompose(x -> CompletableFuture.completedFuture("r" + x))));
        CompletableFuture<Integer> fails = one.thenApply(x -> x / 0);
        System.out.println(show(fails));
        System.out.println(show(fails.exceptionally(t -> -1)) + " " + show(fails.handle((v, t) -> v + ":" + t.getClass().getSimpleName())));
        System.out.println(show(fails.whenComplete((v, t) -> {
            throw new IllegalStateException();
        })));
        CompletableFuture<String> manual = new CompletableFuture<>();
        CompletableFuture<Void> after = manual.thenAccept(s -> System.out.println("got " + s));
        System.out.println(manual.isDone() + " " + manual.getNow("absent") + " " + manual.getNumberOfDependents());
        System.out.println(manual.complete("value") + " " + manual.complete("again") + " " + after.isDone());
        manual.obtrudeValue("forced");
        System.out.println(manual.get() + " " + show(manual.completeExceptionally(new Error()) ? one : manual));
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        CompletableFuture<Integer> dependent = cancelled.thenApply(String::length);
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + dependent.isCompletedExceptionally() + " " + show(cancelled) + " " + show(dependent));
        List<CompletableFuture<Integer>> many = IntStream.range(0, 5).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i)).toList();
        CompletableFuture.allOf(many.toArray(CompletableFuture[]::new)).join();
        System.out.println(many.stream().map(CompletableFuture::join).toList());
        System.out.println(show(CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("any"))));
        System.out.println(show(new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.MILLISECONDS)));
        System.out.println(show(new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS)));
        System.out.println(show(CompletableFuture.failedFuture(new java.io.IOException("io")).exceptionallyCompose(t -> CompletableFuture.completedFuture(t.getMessage()))));
        try {
            fails.get();
        } catch (ExecutionException e) {
            System.out.println(e);
        }
        ExecutorService pool = Executors.newFixedThreadPool(2, r -> new Thread(r, "worker"));
        System.out.println(pool.invokeAll(List.of(() -> 1, () -> Thread.currentThread().getName())).stream().map(f -> {
            try {
                return f.get();
            } catch (Exception e) {
                return e;
            }
        }).map(Object::toString).collect(Collectors.joining(",")));
        System.out.println(pool.invokeAny(List.<Callable<String>>of(() -> {
            throw new Exception();
        }, () -> "fine")));
        CountDownLatch interrupted = new CountDownLatch(1);
        Future<?> never = pool.submit(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
        });
        Thread.sleep(20);
        System.out.println(never.cancel(true) + " " + never.isDone());
        interrupted.await();
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
