// expect: safe
// keys: symbolic.array_length=5 symbolic.string_length=5
// method: check(sym)
// assumes: nothing
// There is neither an array nor a string among the inputs.
public class NoLength {
    static void check(int x) {
        if (x > 0 && x < 0) throw new IllegalStateException();
    }
}
