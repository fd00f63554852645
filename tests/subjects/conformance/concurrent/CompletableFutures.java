// expect: as java
import java.util.*;
import java.util.concurrent.*;

public class CompletableFutures {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20), b = CompletableFuture.supplyAsync(() -> 22);
        System.out.println(a.thenCombine(b, Integer::sum).thenApply(x -> "sum " + x).get());
        System.out.println(a.thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).join());
        CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("async failure");
        });
        System.out.println(failing.exceptionally(e -> {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getMessage());
            return -1;
        }).join());
        System.out.println(failing.handle((v, e) -> v + " " + (e != null)).join());
        try {
            failing.join();
        } catch (CompletionException e) {
            System.out.println("join " + e.getCause());
        }
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println("get " + e.getCause());
        }
        StringBuilder log = new StringBuilder();
        CompletableFuture<String> manual = new CompletableFuture<>();
        CompletableFuture<Void> accepted = manual.thenAccept(v -> log.append("got ").append(v)).thenRun(() -> log.append(" then"));
        System.out.println(manual.isDone() + " " + manual.getNow("not yet") + " " + manual.complete("value") + " " + manual.complete("again"));
        accepted.join();
        System.out.println(log + " " + manual.join());
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            all.add(CompletableFuture.supplyAsync(() -> n * 10));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(all.stream().mapToInt(CompletableFuture::join).sum());
        System.out.println(CompletableFuture.anyOf(CompletableFuture.completedFuture("first"), new CompletableFuture<>()).join());
        System.out.println(CompletableFuture.completedFuture(5).thenApplyAsync(x -> x + 1).whenComplete((v, e) -> System.out.println("complete " + v + " " + e)).join());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCompletedExceptionally() + " " + cancelled.isCancelled());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.MILLISECONDS).join());
        try {
            new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        Executor direct = Runnable::run;
        System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), direct).join());
        CompletableFuture<Integer> either = new CompletableFuture<Integer>().applyToEither(CompletableFuture.completedFuture(3), x -> x * 3);
        System.out.println(either.join() + " " + CompletableFuture.failedFuture(new RuntimeException("f")).isCompletedExceptionally());
        CompletableFuture<Integer> chain = CompletableFuture.completedFuture(1);
        for (int i = 0; i < 100; i++) {
            chain = chain.thenApply(x -> x + 1);
        }
        System.out.println(chain.join());
        CompletableFuture<Integer> async = CompletableFuture.completedFuture(0);
        for (int i = 0; i < 20; i++) {
            int n = i;
            async = async.thenComposeAsync(x -> CompletableFuture.supplyAsync(() -> x + n));
        }
        System.out.println(async.get(10, TimeUnit.SECONDS));
    }
}
