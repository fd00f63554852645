// expect: violated assertion
// keys: target.entry=check
// message: by check
// The method to run need not be main.
import gov.nasa.jpf.vm.Verify;

public class EntryStatic {
    static long check() {
        assert !Verify.getBoolean() : "by check";
        return 7;
    }

    static void check(int unused) {}

    public static void main(String[] args) {}
}
