// expect: safe
// states-at-most: 400
// As EndlessListUser: a map that two threads use for ever, under a lock.
import java.util.HashMap;
import java.util.Map;

public class EndlessMapUser {
    static final Map<String, Integer> map = new HashMap<>();

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                while (true)
                    synchronized (map) {
                        map.put("x", 1);
                        map.remove("x");
                        assert map.isEmpty();
                    }
            }).start();
    }
}
