// expect: violated assertion
// message: third path
// errors: 1
// trace-length: 1
// A value with a name is kept over all paths; what nobody has put is NO_VALUE.
import gov.nasa.jpf.vm.Verify;

public class ValuesOverPaths {
    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        int before = Verify.getValue("last way");
        if (way == 0 && before != Verify.NO_VALUE) throw new IllegalStateException();
        if (Verify.getValue("never put") != -1) throw new IllegalStateException();
        if (before != way - 1) throw new IllegalStateException();
        Verify.putValue("last way", way);
        assert before != 1 : "third path";
    }
}
