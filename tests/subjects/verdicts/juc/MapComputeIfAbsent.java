// expect: safe
// The correct twin of MapContainsThenPut.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapComputeIfAbsent {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        Runnable use = () -> cache.computeIfAbsent("key", key -> {
            computed.incrementAndGet();
            return "value";
        });
        Thread a = new Thread(use);
        a.start();
        use.run();
        a.join();
        assert computed.get() == 1 : "computed twice";
        assert cache.get("key").equals("value");
    }
}
