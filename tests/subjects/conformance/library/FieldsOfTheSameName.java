// expect: as java
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Classes below the JDK's have fields of their own with the names of those that native methods know. */
public class FieldsOfTheSameName {
    enum Unit {
        SMALL("small unit", 7), LARGE("large unit", 8);

        final String name;
        final int ordinal;
        int hash;

        Unit(String name, int ordinal) {
            this.name = name;
            this.ordinal = ordinal;
        }
    }

    static class Failure extends Exception {
        final String detailMessage = "mine";
        final Throwable cause = null;
        int stackTrace = 3;
        long depth = 99;
        Object backtrace = "x";
        List<String> suppressedExceptions = null;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Worker extends Thread {
        int name = 5;
        String tid = "t";
        Object holder = "h";
        Object target = null;
        String group = "g";
        int inheritedAccessControlContext;
        boolean interrupted = true;
        int threadStatus = 9;
        Object parkBlocker = "p";
        String contextClassLoader = "c";
        long eetop = 3;
        long stackSize = 5;
        boolean daemon = true;
        int priority = 11;

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            System.out.println(getName() + " " + isDaemon() + " " + getPriority() + " " + isInterrupted() + " " + getThreadGroup().getName()
                + " " + getState() + " " + (getContextClassLoader() == Worker.class.getClassLoader()));
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }

    static class Loader extends ClassLoader {
        int name = 4;
        String parent = "p";
        Object classes = 3;
        String parallelLockMap = "x";

        Loader(ClassLoader parent) {
            super("loader", parent);
        }
    }

    static class Counter extends AtomicInteger {
        String value = "v";

        Counter(int value) {
            super(value);
        }
    }

    static class Weak extends WeakReference<Object> {
        int referent = 4;
        String queue = "q";

        Weak(Object object) {
            super(object);
        }
    }

    static class Out extends ByteArrayOutputStream {
        int buf = 3;
        String count = "c";
    }

    static class Numbers extends Random {
        String seed = "s";

        Numbers(long seed) {
            super(seed);
        }
    }

    static class In extends FileInputStream {
        String fd = "x";
        String path = "p";

        In(File file) throws Exception {
            super(file);
        }
    }

    static class Group extends ThreadGroup {
        int name = 3;
        String parent = "p";
        String daemon = "d";
        int nthreads = 77;

        Group(String name) {
            super(name);
        }
    }

    static class Lock extends ReentrantLock {
        String sync = "s";
        int state = 44;
        String exclusiveOwnerThread = "o";
    }

    public static void main(String[] args) throws Exception {
        enums();
        exceptions();
        threads();
        Loader loader = new Loader(Loader.class.getClassLoader());
        System.out.println(loader.getName() + " " + (loader.getParent() == Loader.class.getClassLoader()) + loader.loadClass("java.lang.String"));
        Counter counter = new Counter(4);
        System.out.println(counter.incrementAndGet() + " " + counter.getAndAdd(3) + " " + counter.compareAndSet(8, 1) + counter + counter.value);
        Weak weak = new Weak("kept");
        System.out.println(weak.get() + " " + weak.referent);
        weak.clear();
        System.out.println(weak.get());
        files();
        System.out.println(new Numbers(42).nextInt(1000));
        Lock lock = new Lock();
        lock.lock();
        System.out.println(lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + lock.state);
        lock.unlock();
    }

    static void enums() {
        System.out.println(Unit.SMALL + " " + Unit.SMALL.name() + " " + Unit.LARGE.ordinal() + " " + Unit.valueOf("LARGE").compareTo(Unit.SMALL));
        System.out.println(new TreeMap<>(Map.of(Unit.SMALL, 1, Unit.LARGE, 2)) + " " + new EnumMap<>(Map.of(Unit.LARGE, 3)));
        switch (Unit.LARGE) {
            case SMALL:
                System.out.println("no");
                break;
            case LARGE:
                System.out.println("yes");
        }
    }

    static void exceptions() {
        try {
            throw new Failure("told", new RuntimeException("inner"));
        } catch (Failure e) {
            System.out.println(e + " " + e.getMessage() + " " + e.getCause() + " " + e.getStackTrace()[0].getMethodName() + " "
                + e.getSuppressed().length + e.depth + e.stackTrace);
            e.addSuppressed(new Error("suppressed"));
            e.fillInStackTrace();
            e.setStackTrace(new StackTraceElement[0]);
            System.out.println(e.getSuppressed()[0] + " " + e.getStackTrace().length);
        }
    }

    static void threads() throws InterruptedException {
        Worker first = new Worker("first");
        first.start();
        first.join();
        System.out.println(first.isAlive() + " " + first.name + first.holder + first.group + first.threadStatus + first.priority + first.getState());
        Worker second = new Worker("second");
        second.interrupt();
        second.setPriority(7);
        second.start();
        second.join();
        Group group = new Group("group");
        Thread inGroup = new Thread(group, () -> System.out.println(Thread.currentThread().getThreadGroup().getName()), "in group");
        inGroup.start();
        inGroup.join();
        System.out.println(group.getName() + " " + group.isDaemon());
    }

    static void files() throws Exception {
        Out out = new Out();
        out.write(new byte[] {65, 66});
        System.out.println(out + " " + out.size() + out.buf + out.count);
        File file = File.createTempFile("clew", "x");
        Files.writeString(file.toPath(), "abc");
        try (In in = new In(file)) {
            System.out.println(in.read() + " " + in.available() + " " + in.skip(1) + " " + in.read() + " " + in.read());
        }
        file.delete();
    }
}
