// expect: violated uncaught OwnException$Rejected
// message: value 4 rejected
// A checked exception of the program's own.
import gov.nasa.jpf.vm.Verify;

public class OwnException {
    static class Rejected extends Exception {
        Rejected(int value) {
            super("value " + value + " rejected");
        }
    }

    public static void main(String[] args) throws Rejected {
        int value = Verify.getInt(0, 4);
        if (value > 3) {
            throw new Rejected(value);
        }
    }
}
