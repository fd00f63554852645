// expect: safe
// states-at-most: 8
// The same two objects, allocated in either order: the states are equal, and what follows is explored once.
import gov.nasa.jpf.vm.Verify;

public class AllocationOrder {
    static Object a, b;

    static void allocate(boolean aFirst) {
        if (aFirst) {
            a = new int[1];
            b = new long[1];
        } else {
            b = new long[1];
            a = new int[1];
        }
    }

    public static void main(String[] args) {
        allocate(Verify.getBoolean());
        Verify.breakTransition("equal states");
        int value = Verify.getInt(0, 3);
        assert value >= 0;
    }
}
