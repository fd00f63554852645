// expect: safe
// keys: spec.ltl=F(done) spec.propositions=done::=LtlDoneAtEnd.done==2
// As LtlOpenAtEnd, with a lock.
public class LtlDoneAtEnd {
    static volatile int done;

    static synchronized void add() {
        done = done + 1;
    }

    public static void main(String[] args) {
        new Thread(LtlDoneAtEnd::add).start();
        add();
    }
}
