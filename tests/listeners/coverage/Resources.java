// try with resources: from new and from a method, several, closing that fails; synchronized blocks and methods.
public class Resources {
    static class Resource implements AutoCloseable {
        final boolean fails;
        Resource(boolean fails) { this.fails = fails; }
        @Override public void close() {
            if (fails) throw new IllegalStateException("close");
        }
    }

    static Resource find(boolean there) { return there ? new Resource(false) : null; }

    static int one(boolean fails) {
        try (Resource resource = new Resource(fails)) {
            return resource.fails ? 1 : 2;
        }
    }

    static void two(boolean there) {
        try (Resource first = find(there); Resource second = new Resource(false)) {
            System.out.println(first == null);
        }
        System.out.println("after");
    }

    static void caught() {
        try (Resource resource = new Resource(true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        } finally {
            System.out.println("finally");
        }
    }

    private final Object lock = new Object();
    private int value;

    int locked(int by) {
        synchronized (lock) {
            if (by < 0) return value;
            value += by;
        }
        return -1;
    }

    synchronized void never() { value++; }

    public static void main(String[] args) {
        System.out.println(one(false));
        two(false);
        caught();
        System.out.println(new Resources().locked(3));
    }
}
