// expect: safe
// method: check(sym#sym)
// try with resources, where closing may fail as well: the first exception is kept, the second suppressed.
public class ResourceClosed {
    static class Resource implements AutoCloseable {
        final boolean fails;
        boolean open = true;

        Resource(boolean fails) {
            this.fails = fails;
        }

        @Override
        public void close() {
            open = false;
            if (fails) throw new IllegalStateException("close");
        }
    }

    static void check(int n, boolean fails) {
        Resource resource = new Resource(fails);
        try (Resource r = resource) {
            int quotient = 100 / n;
            assert quotient <= 100;
        } catch (ArithmeticException e) {
            assert n == 0;
            assert e.getSuppressed().length == (fails ? 1 : 0);
        } catch (IllegalStateException e) {
            assert n != 0 && fails;
        }
        assert !resource.open;
    }
}
