// expect: violated assertion
// A concurrent map that is asked, then changed: one thread's value replaces the other's.
import java.util.concurrent.ConcurrentHashMap;

public class MapGetThenPut {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    static void count() {
        Integer before = map.get("key");
        map.put("key", before == null ? 1 : before + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(MapGetThenPut::count), other = new Thread(MapGetThenPut::count);
        one.start();
        other.start();
        one.join();
        other.join();
        assert map.get("key") == 2 : "counted once";
    }
}
