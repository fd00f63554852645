// expect: unknown
// keys: search.properties=exit spec.ltl=F(done) spec.propositions=done::=LtlStuck.isDone
// Where a deadlock is of no interest, a path that ends in one satisfies no more than it has until then.
public class LtlStuck {
    static boolean isDone;

    public static void main(String[] args) throws InterruptedException {
        synchronized (LtlStuck.class) {
            LtlStuck.class.wait();
        }
        isDone = true;
    }
}
