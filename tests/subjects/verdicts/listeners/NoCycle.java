// expect: safe
// keys: listener=NoStateCycles
// States that are reached on two paths, and none on its own.
import gov.nasa.jpf.vm.Verify;

public class NoCycle {
    public static void main(String[] args) {
        int position = 0;
        while (position < 5) position += Verify.getInt(1, 2);
    }
}
