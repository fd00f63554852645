// expect: violated assertion
// keys: listener=ChoiceSelector choice.calls=ChoicesFromCall.begin choice.depth=2 search.multiple_errors=true
// errors: 3
// Before `begin` one way is taken; from there on all are.
import gov.nasa.jpf.vm.Verify;

public class ChoicesFromCall {
    static void begin() {}

    public static void main(String[] args) {
        int first = Verify.getInt(0, 9) + Verify.getInt(0, 9);
        begin();
        int last = Verify.getInt(0, 2);
        if (last == 0) assert false : "none";
        if (last == 1) assert false : "one";
        assert first < 0 : "more";
    }
}
