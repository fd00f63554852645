// expect: violated ltl
// keys: symbolic.method=LtlWithInputs.check(sym) spec.ltl=G(!wrong) spec.propositions=wrong::=LtlWithInputs.wrong()
// message: a path does not satisfy G(!wrong)
// A formula over calls, which one value of an input breaks.
public class LtlWithInputs {
    static void wrong() { }

    static void check(int x) {
        if (x == 12_345) wrong();
    }

    public static void main(String[] args) {
        check(0);
    }
}
