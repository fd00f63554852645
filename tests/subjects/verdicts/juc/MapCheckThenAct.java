// expect: violated assertion
// get and put on a concurrent map are two operations.
import java.util.concurrent.ConcurrentHashMap;

public class MapCheckThenAct {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("count", 0);
        Runnable increment = () -> map.put("count", map.get("count") + 1);
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert map.get("count") == 2 : "lost update";
    }
}
