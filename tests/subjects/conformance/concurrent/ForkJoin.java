// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class ForkJoin {
    static class Sum extends RecursiveTask<Long> {
        final int[] a;
        final int from, to;

        Sum(int[] a, int from, int to) {
            this.a = a;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from < 50) {
                long s = 0;
                for (int i = from; i < to; i++) {
                    s += a[i];
                }
                return s;
            }
            int mid = (from + to) >>> 1;
            Sum left = new Sum(a, from, mid), right = new Sum(a, mid, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    static class Sort extends RecursiveAction {
        final int[] a;
        final int from, to;

        Sort(int[] a, int from, int to) {
            this.a = a;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 20) {
                Arrays.sort(a, from, to);
                return;
            }
            int mid = (from + to) >>> 1;
            invokeAll(new Sort(a, from, mid), new Sort(a, mid, to));
            int[] merged = new int[to - from];
            for (int i = from, j = mid, k = 0; k < merged.length; k++) {
                merged[k] = j >= to || i < mid && a[i] <= a[j] ? a[i++] : a[j++];
            }
            System.arraycopy(merged, 0, a, from, merged.length);
        }
    }

    static class Failing extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            throw new IllegalStateException("in task");
        }
    }

    public static void main(String[] args) throws Exception {
        int[] a = new int[1000];
        for (int i = 0; i < a.length; i++) {
            a[i] = (i * 7919) % 1000;
        }
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Sum(a, 0, a.length)) + " " + ForkJoinPool.commonPool().invoke(new Sum(a, 0, 500)));
        int[] b = a.clone();
        pool.invoke(new Sort(b, 0, b.length));
        Arrays.sort(a);
        System.out.println(Arrays.equals(a, b));
        try {
            pool.invoke(new Failing());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Future<Integer> f = pool.submit(() -> 42);
        System.out.println(f.get() + " " + pool.getParallelism());
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
        System.out.println(IntStream.range(0, 1000).parallel().map(x -> x * 2).filter(x -> x % 3 == 0).sum());
        System.out.println("" + IntStream.range(0, 200).parallel().boxed().map(x -> x % 10).collect(Collectors.groupingByConcurrent(x -> x, ConcurrentSkipListMap::new, Collectors.counting())));
        System.out.println(Stream.of("d", "a", "c", "b").parallel().map(String::toUpperCase).sorted().collect(Collectors.joining()));
        System.out.println(new Sum(a, 0, 1000).fork().join());
    }
}
