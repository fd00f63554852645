// expect: violated ltl
// keys: spec.ltl=F(done) spec.propositions=done::=LtlOpenAtEnd.done==2
// Two threads add to a field without a lock: on some paths the program ends, and it has never been two.
public class LtlOpenAtEnd {
    static volatile int done;

    public static void main(String[] args) {
        new Thread(() -> done = done + 1).start();
        done = done + 1;
    }
}
