// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

/** Stages that hand work to each other, with limits, failures and an orderly end. */
public class BoundedWorkflows {
    record Job(int id, int tries) {
    }

    static class Stage<I, O> implements AutoCloseable {
        final BlockingQueue<Optional<I>> in = new ArrayBlockingQueue<>(2);
        final List<O> out = Collections.synchronizedList(new ArrayList<>());
        final Thread worker;

        Stage(String name, java.util.function.Function<I, O> work, List<Throwable> failures) {
            worker = new Thread(() -> {
                try {
                    for (Optional<I> next; (next = in.take()).isPresent(); ) {
                        try {
                            out.add(work.apply(next.get()));
                        } catch (RuntimeException e) {
                            failures.add(e);
                        }
                    }
                } catch (InterruptedException e) {
                    failures.add(e);
                }
            }, name);
            worker.start();
        }

        void put(I i) throws InterruptedException {
            in.put(Optional.of(i));
        }

        @Override
        public void close() throws InterruptedException {
            in.put(Optional.empty());
            worker.join();
        }
    }

    static <T> T retry(int times, Callable<T> c) throws Exception {
        Exception last = null;
        for (int i = 0; i < times; i++)
            try {
                return c.call();
            } catch (IllegalStateException e) {
                if (last != null) e.addSuppressed(last);
                last = e;
            }
        throw new ExecutionException("after " + times, last);
    }

    public static void main(String[] args) throws Exception {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        List<String> results;
        try (Stage<Integer, String> s = new Stage<>("squares", x -> {
            if (x % 5 == 3) throw new IllegalArgumentException("no " + x);
            return x + "^2=" + x * x;
        }, failures)) {
            for (int i = 0; i < 9; i++) s.put(i);
            results = s.out;
        }
        System.out.println(results + " " + failures);
        AtomicInteger calls = new AtomicInteger();
        System.out.println(retry(3, () -> {
            if (calls.incrementAndGet() < 3) throw new IllegalStateException("not yet");
            return "at " + calls;
        }));
        try {
            retry(2, () -> {
                throw new IllegalStateException("never " + calls.incrementAndGet());
            });
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + Arrays.toString(e.getCause().getSuppressed()));
        }
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch go = new CountDownLatch(1);
        Set<String> ran = ConcurrentHashMap.newKeySet();
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                failures.add(e);
            }
        });
        for (int i = 0; i < 3; i++) pool.execute(() -> ran.add(Thread.currentThread().getName().equals("main") ? "caller" : "pool"));
        go.countDown();
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + new TreeSet<>(ran) + " " + pool.getCompletedTaskCount() + " " + pool.getLargestPoolSize());
        ThreadPoolExecutor strict = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        CountDownLatch held = new CountDownLatch(1);
        Future<String> first = strict.submit(() -> {
            held.await();
            return "first";
        });
        try {
            strict.submit(() -> "second");
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        try {
            first.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        held.countDown();
        System.out.println(first.get() + " " + strict.shutdownNow());
        CompletionService<Integer> done = new ExecutorCompletionService<>(ForkJoinPool.commonPool());
        for (int i = 1; i <= 4; i++) {
            int n = i;
            done.submit(() -> n * 10);
        }
        int sum = 0;
        for (int i = 0; i < 4; i++) sum += done.take().get();
        System.out.println(sum + " " + done.poll());
        Map<Boolean, Long> counts = IntStream.range(0, 50).parallel().mapToObj(i -> new Job(i, i % 3)).collect(Collectors.partitioningBy(j -> j.tries() > 0, Collectors.counting()));
        ConcurrentMap<Integer, Set<Integer>> groups = IntStream.range(0, 12).parallel().boxed().collect(Collectors.groupingByConcurrent(i -> i % 4, Collectors.toCollection(TreeSet::new)));
        System.out.println(counts + " " + new TreeMap<>(groups));
        Flow.Publisher<String> publisher = subscriber -> subscriber.onSubscribe(new Flow.Subscription() {
            int sent;

            public void request(long n) {
                for (; n > 0 && sent < 3; n--) subscriber.onNext("item " + sent++);
                if (sent == 3) {
                    sent++;
                    subscriber.onComplete();
                }
            }

            public void cancel() {
            }
        });
        publisher.subscribe(new Flow.Subscriber<>() {
            Flow.Subscription s;

            public void onSubscribe(Flow.Subscription s) {
                this.s = s;
                s.request(1);
            }

            public void onNext(String item) {
                System.out.print(item + "; ");
                s.request(1);
            }

            public void onError(Throwable t) {
            }

            public void onComplete() {
                System.out.println("complete");
            }
        });
    }
}
