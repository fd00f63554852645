// expect: violated uncaught java.lang.IllegalArgumentException
// message: 13
import gov.nasa.jpf.vm.Verify;

public class IntFromList {
    public static void main(String[] args) {
        int value = Verify.getIntFromList(2, 8, 13, -1);
        if (value == 13) {
            throw new IllegalArgumentException("13 is in the list");
        }
    }
}
