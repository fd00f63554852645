// expect: as java
/** Two threads meet at a class under initialization: one initializes, the other waits and sees the result. */
public class InitializationLocks {
    static class Slow {
        static int value;
        static final Thread by;

        static {
            Thread other = new Thread(() -> System.out.println("other sees " + Slow.get()), "other");
            other.start();
            for (int i = 0; i < 100; i++) {
                Thread.yield();
            }
            by = other;
            value = 42;
            System.out.println("initializer done, recursive " + get());
        }

        static int get() {
            return value;
        }
    }

    static class Failing {
        static final int v;

        static {
            Thread.yield();
            if (true) {
                throw new IllegalStateException();
            }
            v = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int seen = Slow.get();
        Slow.by.join();
        System.out.println(seen);
        String[] results = new String[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                try {
                    results[k] = "" + Failing.v;
                } catch (LinkageError e) {
                    results[k] = e.getClass().getSimpleName();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        java.util.Arrays.sort(results);
        System.out.println(results[0] + " " + results[1]);
    }
}
