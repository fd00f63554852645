// expect: as java
import java.util.*;
import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int field;
    volatile String ref = "r";
    volatile long wide;

    static void run(int threads, Runnable r) throws InterruptedException {
        Thread[] ts = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            ts[i] = new Thread(r);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.decrementAndGet() + " " + i.getAndAdd(10) + " " + i.compareAndSet(16, 20) + " " + i.compareAndSet(16, 21) + " " + i.getAndUpdate(x -> x * 2) + " "
                + i.updateAndGet(x -> x + 1) + " " + i.accumulateAndGet(5, Math::min) + " " + i.getAndSet(-1) + " " + i + " " + i.compareAndExchange(-1, 3) + " " + i.getPlain() + " " + i.getAcquire());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndAccumulate(3, (a, b) -> a / b) + " " + l + " " + l.intValue());
        AtomicBoolean z = new AtomicBoolean();
        System.out.println(z.getAndSet(true) + " " + z.compareAndSet(true, false) + " " + z);
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.compareAndSet("a", "b") + " " + r.getAndUpdate(s -> s + "c") + " " + r + " " + r.accumulateAndGet("d", String::concat));
        AtomicIntegerArray arr = new AtomicIntegerArray(new int[] {1, 2, 3});
        arr.addAndGet(1, 10);
        System.out.println(arr + " " + arr.getAndIncrement(2) + " " + arr.length() + " " + arr.compareAndSet(0, 1, 100) + arr.get(0));
        AtomicReferenceArray<String> refs = new AtomicReferenceArray<>(2);
        refs.set(1, "x");
        System.out.println(refs + " " + new AtomicLongArray(new long[] {7}).incrementAndGet(0));
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("s", 1);
        int[] stamp = new int[1];
        System.out.println(stamped.compareAndSet("s", "t", 1, 2) + " " + stamped.compareAndSet("t", "u", 1, 3) + " " + stamped.get(stamp) + stamp[0]);
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
        System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked());
        Atomics o = new Atomics();
        AtomicIntegerFieldUpdater<Atomics> fu = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "field");
        AtomicReferenceFieldUpdater<Atomics, String> ru = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "ref");
        AtomicLongFieldUpdater<Atomics> lu = AtomicLongFieldUpdater.newUpdater(Atomics.class, "wide");
        run(3, () -> {
            for (int k = 0; k < 100; k++) {
                fu.incrementAndGet(o);
                lu.addAndGet(o, 1L << 33);
            }
        });
        System.out.println(o.field + " " + o.wide + " " + ru.getAndSet(o, "new") + o.ref);
        LongAdder adder = new LongAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAdder da = new DoubleAdder();
        run(4, () -> {
            for (int k = 0; k < 50; k++) {
                adder.increment();
                max.accumulate(k * 3);
                da.add(0.5);
            }
        });
        System.out.println(adder + " " + max + " " + da.sum() + " " + adder.sumThenReset() + adder.sum());
        AtomicInteger shared = new AtomicInteger();
        AtomicReference<List<Integer>> list = new AtomicReference<>(List.of());
        run(3, () -> {
            for (int k = 0; k < 20; k++) {
                int seen;
                do {
                    seen = shared.get();
                } while (!shared.compareAndSet(seen, seen + 2));
                list.updateAndGet(x -> {
                    List<Integer> y = new ArrayList<>(x);
                    y.add(1);
                    return y;
                });
            }
        });
        System.out.println(shared + " " + list.get().size());
        try {
            AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "ref");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
