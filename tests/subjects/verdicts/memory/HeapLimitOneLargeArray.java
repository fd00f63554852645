// expect: safe
// output: caught
// What does not fit into the heap is an OutOfMemoryError, also in the class library's methods.
import java.util.Arrays;

public class HeapLimitOneLargeArray {
    public static void main(String[] args) {
        try {
            Arrays.copyOf(new byte[1], 2_000_000_000);
            assert false;
        } catch (OutOfMemoryError error) {
            System.out.println("caught");
        }
    }
}
