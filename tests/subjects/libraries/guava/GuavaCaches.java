// expect: as java
import com.google.common.base.Ticker;
import com.google.common.cache.*;
import java.util.*;
import java.util.concurrent.*;

public class GuavaCaches {
    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(3).concurrencyLevel(1).recordStats().removalListener((RemovalNotification<String, Integer> n) -> log.add(n.getKey() + ":" + n.getCause())).build(new CacheLoader<>() {
            @Override
            public Integer load(String k) throws Exception {
                if (k.isEmpty()) {
                    throw new java.io.IOException("empty key");
                }
                log.add("load " + k);
                return k.length();
            }
        });
        System.out.println(cache.get("a") + " " + cache.get("bb") + cache.get("a") + cache.get("ccc") + cache.get("dddd"));
        try {
            cache.get("");
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        cache.invalidate("a");
        cache.put("x", 99);
        System.out.println(cache.size() + " " + cache.getIfPresent("bb") + cache.getIfPresent("x") + cache.get("y", () -> -1) + cache.getAll(List.of("x", "zz")) + log);
        System.out.println(cache.stats().hitCount() + " " + cache.stats().missCount() + " " + cache.stats().loadExceptionCount() + " " + cache.stats().evictionCount());
        long[] now = {0};
        Cache<Integer, String> timed = CacheBuilder.newBuilder().expireAfterWrite(10, TimeUnit.NANOSECONDS).ticker(new Ticker() {
            @Override
            public long read() {
                return now[0];
            }
        }).build();
        timed.put(1, "one");
        now[0] = 5;
        String before = timed.getIfPresent(1);
        now[0] = 15;
        System.out.println(before + " " + timed.getIfPresent(1));
        Cache<String, String> weighed = CacheBuilder.newBuilder().concurrencyLevel(1).maximumWeight(10).weigher((String k, String v) -> v.length()).build();
        weighed.put("a", "12345");
        weighed.put("b", "1234");
        weighed.put("c", "123456");
        weighed.cleanUp();
        System.out.println(new TreeMap<>(weighed.asMap()));
        LoadingCache<Integer, Integer> fib = CacheBuilder.newBuilder().build(CacheLoader.from(k -> k * k));
        System.out.println(fib.getUnchecked(9) + " " + fib.asMap() + CacheBuilder.from("maximumSize=5,expireAfterAccess=1h"));
    }
}
