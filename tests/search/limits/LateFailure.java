import gov.nasa.jpf.vm.Verify;

// Fails at the end of a long path.
public class LateFailure {
    public static void main(String[] arguments) {
        int count = Integer.parseInt(arguments[0]);
        for (int i = 0; i < count; i++)
            if (Verify.getBoolean()) return;
        assert false;
    }
}
