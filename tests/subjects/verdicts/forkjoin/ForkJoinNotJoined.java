// expect: violated assertion
// Who does not join what it has forked may be done before that is.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinNotJoined {
    static final AtomicInteger done = new AtomicInteger();

    static class Work extends RecursiveAction {
        @Override
        protected void compute() {
            done.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new RecursiveAction() {
            @Override
            protected void compute() {
                new Work().fork();
                new Work().invoke();
            }
        });
        assert done.get() == 2 : "one is missing";
    }
}
