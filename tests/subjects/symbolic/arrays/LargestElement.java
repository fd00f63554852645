// expect: safe
// method: check(sym)
// keys: symbolic.array_length=4
public class LargestElement {
    static int largest(int[] values) {
        int best = values[0];
        for (int i = 1; i < values.length; i++) {
            if (values[i] > best) best = values[i];
        }
        return best;
    }

    static void check(int[] values) {
        if (values == null || values.length == 0) return;
        int best = largest(values);
        boolean found = false;
        for (int value : values) {
            assert value <= best;
            if (value == best) found = true;
        }
        assert found;
    }
}
