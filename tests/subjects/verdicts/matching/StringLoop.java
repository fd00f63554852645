// expect: safe
// Strings, boxes, lambdas and collections made in each round.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class StringLoop {
    static void round(int choice) {
        String text = "choice " + choice;
        List<Integer> list = new ArrayList<>();
        list.add(1000 + choice);
        Map<String, Integer> map = new HashMap<>();
        map.put(text, choice);
        Supplier<Integer> get = () -> map.get(text);
        assert get.get() == choice && list.get(0) == 1000 + choice;
        assert new StringBuilder(text).reverse().length() == text.length();
    }

    public static void main(String[] args) {
        while (true) {
            round(Verify.getInt(0, 2));
        }
    }
}
