// expect: safe
// Nothing but the values of the list comes.
import gov.nasa.jpf.vm.Verify;

public class IntFromListOnly {
    public static void main(String[] args) {
        int value = Verify.getIntFromList(2, 8, 13, -1);
        assert value == 2 || value == 8 || value == 13 || value == -1;
    }
}
