// expect: violated assertion
// method: check(sym)
// witness: [0]
// Where the body throws, close is not called.
public class ResourceLeak {
    static class Resource {
        boolean open = true;

        int read(int n) {
            return 100 / n;
        }

        void close() {
            open = false;
        }
    }

    static void check(int n) {
        Resource resource = new Resource();
        try {
            resource.read(n);
            resource.close();
        } catch (ArithmeticException e) {
            // nothing to be done
        }
        assert !resource.open;
    }
}
