// expect: violated uncaught java.lang.NegativeArraySizeException
// message: -1
import gov.nasa.jpf.vm.Verify;

public class NegativeSizeFromChoice {
    public static void main(String[] args) {
        int[] values = new int[Verify.getInt(0, 2) - 1];
        System.out.println(values.length);
    }
}
