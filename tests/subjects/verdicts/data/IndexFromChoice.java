// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// message: Index 3 out of bounds for length 3
import gov.nasa.jpf.vm.Verify;

public class IndexFromChoice {
    public static void main(String[] args) {
        int[] squares = {0, 1, 4};
        for (int i = 0; i <= Verify.getInt(1, 3); i++) {
            squares[i]++;
        }
    }
}
