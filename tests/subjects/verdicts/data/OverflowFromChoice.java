// expect: violated uncaught java.lang.StackOverflowError
// Recursion that ends for even numbers only.
import gov.nasa.jpf.vm.Verify;

public class OverflowFromChoice {
    static int down(int n) {
        return n == 0 ? 0 : 1 + down(n - 2);
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 3);
        System.out.println(down(n));
    }
}
