// expect: violated assertion
// por: cross-check
// A path that one thread ends by ignoreIf is none on which another one's violation is not looked for.
import gov.nasa.jpf.vm.Verify;

public class IgnoredBesideViolation {
    public static void main(String[] args) {
        new Thread(() -> {
            assert args.length > 0 : "always";
        }).start();
        Verify.ignoreIf(true);
    }
}
