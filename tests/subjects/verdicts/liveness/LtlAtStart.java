// expect: violated ltl
// keys: spec.ltl=!untouched spec.propositions=untouched::=LtlAtStart.count==0
// A field that nobody has written yet has the value that fields begin with.
public class LtlAtStart {
    static int count;

    public static void main(String[] args) {
        new Thread(() -> count++).start();
    }
}
