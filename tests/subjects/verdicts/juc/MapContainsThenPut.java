// expect: violated assertion
// A cache that computes a value twice.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapContainsThenPut {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        Runnable use = () -> {
            if (!cache.containsKey("key")) {
                computed.incrementAndGet();
                cache.put("key", "value");
            }
        };
        Thread a = new Thread(use);
        a.start();
        use.run();
        a.join();
        assert computed.get() == 1 : "computed twice";
    }
}
