import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class KeyKept {
    public static void main(String[] args) {
        Map<List<Integer>, String> names = new HashMap<>();
        List<Integer> key = new ArrayList<>(List.of(1));
        names.put(key, "one");
        names.remove(key);
        key.add(2);
        names.put(key, "two");
        names.get(key);
    }
}
