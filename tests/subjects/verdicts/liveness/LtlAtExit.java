// expect: violated ltl
// keys: spec.ltl=F(done) spec.propositions=done::=LtlAtExit.isDone
// System.exit ends a path while threads are under way.
public class LtlAtExit {
    static boolean isDone;

    public static void main(String[] args) {
        System.exit(0);
        isDone = true;
    }
}
