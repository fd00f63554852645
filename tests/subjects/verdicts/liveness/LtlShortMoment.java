// expect: violated ltl
// keys: spec.ltl=G(!both) spec.propositions=both::=LtlShortMoment.count>=2
// What holds for a moment only, while nobody else is there, counts.
public class LtlShortMoment {
    static int count;

    public static void main(String[] args) {
        count++;
        count++;
        count--;
    }
}
