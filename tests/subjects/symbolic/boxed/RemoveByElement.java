// expect: safe
// method: check(sym)
import java.util.ArrayList;
import java.util.List;

public class RemoveByElement {
    static void check(int value) {
        List<Integer> values = new ArrayList<>();
        values.add(10);
        values.add(20);
        values.add(30);
        boolean removed = values.remove(Integer.valueOf(value));
        assert removed == (value == 10 || value == 20 || value == 30);
        assert values.size() == (removed ? 2 : 3);
        assert !values.contains(value);
    }
}
