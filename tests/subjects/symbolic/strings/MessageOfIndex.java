// expect: safe
// method: check(sym)
// paths: 3 0
// The message of the exception names the index, which nobody reads: no path for each number of its digits.
public class MessageOfIndex {
    static void check(int index) {
        try {
            "hello".charAt(index);
        } catch (StringIndexOutOfBoundsException e) {
            assert index < 0 || index >= 5;
        }
    }
}
