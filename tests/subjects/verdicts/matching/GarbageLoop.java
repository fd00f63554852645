// expect: safe
// states-at-most: 20
// Garbage in each round of a loop without end does not make states differ.
import gov.nasa.jpf.vm.Verify;

public class GarbageLoop {
    public static void main(String[] args) {
        while (true) {
            Object[] garbage = new Object[Verify.getInt(1, 3)];
            garbage[0] = new int[2];
            garbage = null;
        }
    }
}
