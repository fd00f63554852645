// expect: violated assertion
// message: 5 true
import tools.aqua.concolic.Verifier;

public class OtherVerifier {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        boolean b = Verifier.nondetBoolean();
        Verifier.assume(i > 4);
        if (i < 6 && b) assert false : i + " " + b;
    }
}
