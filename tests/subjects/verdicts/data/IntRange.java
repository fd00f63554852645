// expect: safe
// output: got 3
// output: got 5
import gov.nasa.jpf.vm.Verify;

public class IntRange {
    public static void main(String[] args) {
        int value = Verify.getInt(3, 5);
        assert value >= 3 && value <= 5;
        System.out.println("got " + value);
    }
}
