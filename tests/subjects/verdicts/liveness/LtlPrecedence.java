// expect: violated ltl
// keys: spec.ltl=(!used)U(ready) spec.propositions=used::=LtlPrecedence.used,ready::=LtlPrecedence.ready
// Two flags that two threads set: which one comes first is nobody's promise.
public class LtlPrecedence {
    static boolean ready, used;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        used = true;
    }
}
