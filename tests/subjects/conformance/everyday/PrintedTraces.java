// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class PrintedTraces {
    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
        }

        @Override
        public void close() {
            throw new IllegalStateException("closing " + name);
        }
    }

    static class Checked extends Exception {
        Checked(String m, Throwable cause) {
            super(m, cause);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    enum E {
        A {
            @Override
            void go() {
                throw new UnsupportedOperationException();
            }
        };

        abstract void go();
    }

    interface Deep {
        default void deep(int n) {
            if (n == 0) {
                Object o = List.of(1).stream().map(i -> 1 / (i - 1)).collect(Collectors.toList());
            }
            deep(n - 1);
        }
    }

    static void layered() throws Checked {
        try {
            try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
                throw new ArrayIndexOutOfBoundsException(3);
            }
        } catch (RuntimeException e) {
            throw new Checked("outer", e);
        }
    }

    public static void main(String[] args) throws Exception {
        Runnable[] all = {() -> {
            try {
                layered();
            } catch (Checked e) {
                throw new RuntimeException(e);
            }
        }, () -> E.A.go(), () -> new Deep() {
        }.deep(2), () -> {
            throw new Quiet();
        }, () -> new Object() {
            void inner() {
                ((Supplier<String>) () -> {
                    throw new IllegalArgumentException("in lambda of anonymous");
                }).get();
            }
        }.inner(), () -> {
            Map<String, Integer> m = new TreeMap<>();
            m.computeIfAbsent("k", k -> Integer.valueOf("x"));
        }, () -> Arrays.sort(new Object[] {1, "a"}), () -> "x".repeat(-1), () -> {
            Iterator<Integer> i = List.of(1).iterator();
            i.next();
            i.next();
        }, () -> {
            int[] a = null;
            a[0]++;
        }, () -> {
            throw new AssertionError("5", new Error());
        }};
        for (Runnable r : all) {
            try {
                r.run();
            } catch (Throwable t) {
                t.printStackTrace();
            }
        }
        ExecutorService pool = Executors.newSingleThreadExecutor(r -> new Thread(r, "worker"));
        try {
            pool.submit(() -> {
                throw new IllegalStateException("in pool");
            }).get();
        } catch (ExecutionException e) {
            for (StackTraceElement each : e.getCause().getStackTrace()) {
                System.out.println(each.getClassName() + "." + each.getMethodName() + " " + each.getLineNumber() + " " + each.getModuleName());
            }
        }
        pool.shutdown();
        CompletableFuture<Object> future = CompletableFuture.supplyAsync(() -> {
            throw new NoSuchElementException("in future");
        }, Runnable::run).thenApply(x -> x).handle((v, t) -> {
            System.out.println(t + " / " + t.getCause());
            return null;
        });
        System.out.println(future.join());
        Throwable circular = new Exception("circular");
        Exception other = new Exception("other", circular);
        circular.initCause(other);
        circular.printStackTrace();
        StackTraceElement[] own = {new StackTraceElement("loader", "module", "1.0", "Some", "method", "File.java", 12), new StackTraceElement("C", "m", null, -2), new StackTraceElement("D", "n", null, 0)};
        Exception artificial = new Exception("artificial");
        artificial.setStackTrace(own);
        artificial.addSuppressed(new Quiet());
        artificial.printStackTrace();
        try {
            circular.initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Thread t = new Thread(() -> layeredUnchecked(), "failing thread");
        t.start();
        t.join();
        throw new Checked("last", null);
    }

    static void layeredUnchecked() {
        throw new IllegalStateException("in a thread", new Quiet());
    }
}
