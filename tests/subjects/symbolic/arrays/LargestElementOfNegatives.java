// expect: violated assertion
// method: check(sym)
// keys: symbolic.array_length=4
// witness: [[-1]]
// The search begins with 0, which no array of negative numbers holds.
public class LargestElementOfNegatives {
    static int largest(int[] values) {
        int best = 0;
        for (int value : values) {
            if (value > best) best = value;
        }
        return best;
    }

    static void check(int[] values) {
        if (values == null || values.length == 0) return;
        int best = largest(values);
        boolean found = false;
        for (int value : values) found |= value == best;
        assert found : best;
    }
}
