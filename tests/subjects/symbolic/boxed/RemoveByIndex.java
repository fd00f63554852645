// expect: violated uncaught java.lang.IndexOutOfBoundsException
// method: remove(sym)
// witness: [30]
// remove(int) takes an index, where the element was meant.
import java.util.ArrayList;
import java.util.List;

public class RemoveByIndex {
    static int remove(int value) {
        List<Integer> values = new ArrayList<>();
        values.add(10);
        values.add(20);
        values.add(30);
        if (value == 10 || value == 20 || value == 30) values.remove(value);
        return values.size();
    }
}
