// expect: safe
// The correct twin of MapGetThenPut.
import java.util.concurrent.ConcurrentHashMap;

public class MapMerged {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    static void count() {
        map.merge("key", 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(MapMerged::count), other = new Thread(MapMerged::count);
        one.start();
        other.start();
        one.join();
        other.join();
        assert map.get("key") == 2;
    }
}
