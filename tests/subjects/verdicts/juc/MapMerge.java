// expect: safe
// The correct twin of MapCheckThenAct.
import java.util.concurrent.ConcurrentHashMap;

public class MapMerge {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Runnable increment = () -> map.merge("count", 1, Integer::sum);
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert map.get("count") == 2 : "lost update";
    }
}
