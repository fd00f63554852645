// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.concurrent.*;
import org.apache.commons.lang3.event.EventListenerSupport;
import org.apache.commons.lang3.function.*;
import org.apache.commons.lang3.stream.Streams;
import org.apache.commons.lang3.time.StopWatch;

public class LangConcurrentAndFunctions {
    public interface Listener {
        void happened(String what);
    }

    public static void main(String[] args) throws Exception {
        LazyInitializer<String> lazy = new LazyInitializer<>() {
            int n;

            @Override
            protected String initialize() {
                return "made " + ++n;
            }
        };
        System.out.println(lazy.get() + " " + lazy.get());
        AtomicInitializer<List<String>> atomic = new AtomicInitializer<>() {
            @Override
            protected List<String> initialize() {
                return new ArrayList<>(List.of("a"));
            }
        };
        System.out.println(atomic.get() == atomic.get());
        BackgroundInitializer<Integer> background = new CallableBackgroundInitializer<>(() -> 42);
        background.start();
        System.out.println(background.get());
        Memoizer<Integer, Integer> memo = new Memoizer<>((Integer x) -> {
            System.out.println("computing " + x);
            return x * x;
        });
        System.out.println(memo.compute(5) + memo.compute(5));
        BasicThreadFactory factory = new BasicThreadFactory.Builder().namingPattern("named-%d").daemon(true).priority(3).build();
        Thread t = factory.newThread(() -> System.out.println(Thread.currentThread().getName() + Thread.currentThread().isDaemon()));
        t.start();
        t.join();
        EventCountCircuitBreaker breaker = new EventCountCircuitBreaker(2, 1, TimeUnit.DAYS);
        System.out.println(breaker.incrementAndCheckState() + " " + breaker.incrementAndCheckState() + " " + breaker.incrementAndCheckState() + " " + breaker.isOpen());
        ThresholdCircuitBreaker threshold = new ThresholdCircuitBreaker(10);
        System.out.println(threshold.incrementAndCheckState(5L) + " " + threshold.incrementAndCheckState(6L));
        System.out.println(ConcurrentUtils.constantFuture("constant").get() + " " + ConcurrentUtils.putIfAbsent(new ConcurrentHashMap<>(Map.of("k", 1)), "k", 2));
        FailableFunction<String, Integer, java.io.IOException> f = s -> {
            if (s.isEmpty()) {
                throw new java.io.IOException("empty");
            }
            return s.length();
        };
        try {
            System.out.println(Failable.asFunction(f).apply("abc"));
            Failable.asFunction(f).apply("");
        } catch (java.io.UncheckedIOException e) {
            System.out.println(e.getCause().getMessage());
        }
        System.out.println(Streams.stream(List.of("a", "bb")).map(f).filter(n -> n > 1).collect(Collectors.toList()) + " " + TriFunctionUse.use((a, b, c) -> a + b + c));
        EventListenerSupport<Listener> support = EventListenerSupport.create(Listener.class);
        support.addListener(w -> System.out.println("first " + w));
        support.addListener(w -> System.out.println("second " + w));
        support.fire().happened("event");
        StopWatch w = StopWatch.create();
        w.start();
        w.stop();
        System.out.println((w.getTime() >= 0) + " " + w.isStopped() + " " + ThreadUtils.findThreadsByName("main").size());
    }

    interface TriFunctionUse {
        static String use(TriFunction<String, Integer, Character, String> f) {
            return f.apply("t", 3, 'x');
        }
    }
}
