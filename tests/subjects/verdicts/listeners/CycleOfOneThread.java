// expect: violated cycle
// keys: listener=NoStateCycles
// message: for ever
// One of the ways goes round for ever; the others end.
import gov.nasa.jpf.vm.Verify;

public class CycleOfOneThread {
    public static void main(String[] args) {
        int position = 0;
        while (position < 5) {
            position += Verify.getInt(1, 2);
            if (position == 4) position = 1;
        }
    }
}
