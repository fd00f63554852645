// expect: violated assertion
// method: check(sym#sym)
// keys: symbolic.array_length=3
// witness: [[true, true], 1]
// A flag is cleared, and the count of those that are set is taken before.
public class SieveOfFlags {
    static void check(boolean[] flags, int cleared) {
        if (flags == null || cleared < 0 || cleared >= flags.length) return;
        int count = 0;
        for (boolean flag : flags) if (flag) count++;
        flags[cleared] = false;
        int after = 0;
        for (boolean flag : flags) if (flag) after++;
        assert count == after : count + " and " + after;
    }
}
