// expect: safe
// method: check(sym)
// assumes: inputs-fit-heap
// No string of the heap's size is long enough for the sum to overflow.
public class TwiceALength {
    static void check(String s) {
        if (s != null && s.length() + s.length() < 0) throw new IllegalStateException();
    }
}
