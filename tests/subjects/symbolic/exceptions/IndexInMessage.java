// expect: unknown
// jvm-errors: java.lang.AssertionError
// method: check(sym)
// The message of an exception names the index, and is known for the present one only.
public class IndexInMessage {
    static void check(int index) {
        int[] values = new int[3];
        try {
            values[index] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 77 out of bounds for length 3");
        }
    }
}
