// expect: as java
/** Correctly synchronized publication: volatile flags, final fields, double-checked locking, lazy holders. */
public class VolatileAndPublication {
    static volatile boolean ready;
    static int data;

    static class Immutable {
        final int a;
        final int[] b;

        Immutable(int n) {
            a = n;
            b = new int[] {n, n + 1};
        }
    }

    static volatile Immutable published;

    static class Lazy {
        private static volatile Lazy instance;
        static int created;

        private Lazy() {
            created++;
        }

        static Lazy get() {
            Lazy l = instance;
            if (l == null) {
                synchronized (Lazy.class) {
                    l = instance;
                    if (l == null) {
                        instance = l = new Lazy();
                    }
                }
            }
            return l;
        }
    }

    static class Holder {
        static class Inner {
            static final Object VALUE = make();
        }

        static int made;

        static Object make() {
            made++;
            return "made";
        }
    }

    static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            while (!ready) {
                Thread.onSpinWait();
            }
            System.out.println("data " + data);
        });
        reader.start();
        data = 42;
        ready = true;
        reader.join();
        Thread waiter = new Thread(() -> {
            Immutable i;
            while ((i = published) == null) {
                Thread.yield();
            }
            System.out.println(i.a + " " + i.b[1]);
        });
        waiter.start();
        published = new Immutable(7);
        waiter.join();
        Thread[] threads = new Thread[4];
        Object[] seen = new Object[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                seen[k] = Lazy.get();
                Object value = Holder.Inner.VALUE;
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(Lazy.created + " " + Holder.made + " " + (seen[0] == seen[3]) + (seen[1] == seen[2]));
        StringBuilder log = new StringBuilder();
        Thread[] pair = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            pair[i] = new Thread(() -> {
                for (int k = 0; k < 5; k++) {
                    while (turn % 2 != me) {
                        Thread.yield();
                    }
                    log.append(me);
                    turn = turn + 1;
                }
            });
            pair[i].start();
        }
        for (Thread t : pair) {
            t.join();
        }
        System.out.println(log);
    }
}
