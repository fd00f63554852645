// Nothing goes wrong, whichever way.
import gov.nasa.jpf.vm.Verify;

public class QuietDoor {
    static int seen;

    static void open() {
        seen++;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) if (Verify.getBoolean()) open();
    }
}
