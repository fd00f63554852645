// expect: safe
// keys: symbolic.method=LtlForNoInputs.check(sym) spec.ltl=G(!wrong) spec.propositions=wrong::=LtlForNoInputs.wrong()
// As LtlWithInputs, but no value of the input breaks the formula.
public class LtlForNoInputs {
    static void wrong() { }

    static void check(int x) {
        if (x > 0 && x * x == -1) wrong();
    }

    public static void main(String[] args) {
        check(0);
    }
}
