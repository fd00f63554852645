// expect: safe
// Interning on some paths only; equal texts are one object afterwards.
import gov.nasa.jpf.vm.Verify;

public class InternedStrings {
    static void round(int choice) {
        String text = ("x" + choice).intern();
        assert text == ("x" + choice).intern();
    }

    public static void main(String[] args) {
        while (true) {
            round(Verify.getInt(0, 3));
        }
    }
}
