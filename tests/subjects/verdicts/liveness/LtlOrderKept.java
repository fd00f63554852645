// expect: safe
// keys: spec.ltl=G(second->O(done))&&G(first->X(done)) 'spec.propositions=first::=LtlOrderKept.first(),done::=return LtlOrderKept.first(),second::=LtlOrderKept.second()'
// The thread is started by who has called first; a step of the formula is a call or a return, and nothing else.
public class LtlOrderKept {
    static volatile int other;

    static void first() {
        other = 1;
    }

    static void second() { }

    public static void main(String[] args) {
        first();
        new Thread(() -> second()).start();
        other = 2;
    }
}
