// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym)
// keys: symbolic.mocks=all
// paths: 5 1
// What the abstract class has is inherited; what it leaves open returns inputs, another one at each call.
public class MockOfAbstractClass {
    abstract static class Counter {
        abstract int next();

        int twice() {
            return next() + next();
        }
    }

    static int foo(Counter counter) {
        if (counter == null) return 0;
        int sum = counter.twice();
        if (sum == 5) return 1;
        if (counter.next() == 8 && counter.next() == 8) throw new IllegalStateException();
        return 2;
    }
}
