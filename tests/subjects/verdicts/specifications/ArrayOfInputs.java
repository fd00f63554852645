// expect: violated specification ArrayOfInputs$Table.InRange
// history: get(int[], int) is called
// keys: symbolic.method=ArrayOfInputs.check(sym#sym) symbolic.array_length=3
// blame: caller
// An expression that Java would evaluate in part: the index is looked at where the array is there.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ArrayOfInputs {
    @CallSpecifications(
            valuePropositions = {
                "inRange ::= #values != null && 0 <= #at && #at < #values.length && (#values[#at] & 1) == 0"
            },
            pltl = {"InRange ::= G (get() -> inRange)"})
    static class Table {
        int get(int[] values, int at) {
            return values[at];
        }
    }

    static void check(int[] values, int at) {
        if (values != null && at >= 0 && at < values.length) {
            new Table().get(values, at);
        }
    }

    public static void main(String[] args) {
        check(new int[] {2}, 0);
    }
}
