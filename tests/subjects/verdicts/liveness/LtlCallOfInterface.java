// expect: violated ltl
// keys: spec.ltl=G(closed->!(O(closed&&Y(O(closed))))) spec.propositions=closed::=java.lang.AutoCloseable.close()
// A class of the JDK, what implements it, and lambdas: the second close() is one too many.
public class LtlCallOfInterface {
    static class Door implements AutoCloseable {
        @Override
        public void close() { }
    }

    public static void main(String[] args) throws Exception {
        new Door().close();
        AutoCloseable lambda = () -> { };
        lambda.close();
    }
}
