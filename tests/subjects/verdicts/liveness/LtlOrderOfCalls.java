// expect: violated ltl
// keys: spec.ltl=(!second)Uw(first) spec.propositions=first::=LtlOrderOfCalls.first(),second::=LtlOrderOfCalls.second()
// Nothing is shared: the order in which two threads call is there all the same.
public class LtlOrderOfCalls {
    static void first() { }

    static void second() { }

    public static void main(String[] args) {
        new Thread(() -> second()).start();
        first();
    }
}
