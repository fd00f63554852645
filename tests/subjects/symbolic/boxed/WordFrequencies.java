// expect: safe
// The most frequent of four inputs that are 0, 1 or 2 is there at least twice.
import gov.nasa.jpf.symbc.Debug;
import java.util.HashMap;
import java.util.Map;

public class WordFrequencies {
    public static void main(String[] args) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < 4; i++) {
            int value = Debug.makeSymbolicInteger("value", 0, 2);
            counts.merge(value, 1, Integer::sum);
        }
        int most = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) most = Math.max(most, entry.getValue());
        assert most >= 2;
        assert counts.size() <= 3;
    }
}
