// expect: unknown cycles were not looked for
// keys: symbolic.method=LtlWithInputs.check(sym) spec.ltl=G(!wrong) spec.propositions=wrong::=LtlWithInputs.wrong()
// What inputs make of a formula over calls is not looked at either: nothing is claimed.
public class LtlWithInputs {
    static void wrong() { }

    static void check(int x) {
        if (x == 12_345) wrong();
    }

    public static void main(String[] args) {
        check(0);
    }
}
