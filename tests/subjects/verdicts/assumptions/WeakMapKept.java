// expect: safe
// assumes: references-kept
import java.util.WeakHashMap;

public class WeakMapKept {
    public static void main(String[] args) {
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        map.put(new Object(), "x");
        assert map.size() == 1;
    }
}
