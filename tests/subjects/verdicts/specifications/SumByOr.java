// expect: violated specification SumByOr$Calculate.ProperSum
// history: sum(int, int) returns
// blame: implementation
// keys: symbolic.method=SumByOr.check(sym#sym)
// Inputs are symbolic: the expression is evaluated on them.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class SumByOr {
    @ReturnSpecifications(pltl = {"ProperSum ::= G (sum() -> <{ #result == #i + #j }>)"})
    static class Calculate {
        int sum(int i, int j) {
            return i | j;
        }
    }

    static void check(int i, int j) {
        new Calculate().sum(i, j);
    }

    public static void main(String[] args) {
        check(1, 2);
    }
}
