// expect: violated assertion
// method: check(sym#sym)
// witness: [2, 2]
// A field of the subclass hides the one of the superclass that counts: the limit is never reached.
public class SuperclassState {
    static class Counter {
        int count;

        void add(int n) {
            count += n;
        }
    }

    static class LimitedCounter extends Counter {
        int count;

        @Override
        void add(int n) {
            if (count + n > 3) return;
            super.add(n);
        }
    }

    static void check(int first, int second) {
        if (first < 0 || first > 2 || second < 0 || second > 2) return;
        Counter counter = new LimitedCounter();
        counter.add(first);
        counter.add(second);
        assert counter.count <= 3;
    }
}
