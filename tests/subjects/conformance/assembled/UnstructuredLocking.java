// expect: as java
import gen.Locks;

public class UnstructuredLocking {
    interface Action {
        Object run() throws Throwable;
    }

    static final Object A = new Object(), B = new Object();

    static void attempt(String name, Action action) {
        Object result;
        try {
            result = action.run();
        } catch (Throwable t) {
            result = t + (t.getStackTrace().length == 0 ? " without a trace" : " at " + t.getStackTrace()[0].getMethodName())
                    + ", cause " + t.getCause();
            t.addSuppressed(new Error());
            result += ", suppressed " + t.getSuppressed().length;
            try {
                t.initCause(new Error("cause"));
            } catch (IllegalStateException e) {
                result += ", has a cause";
            }
        }
        System.out.println(name + ": " + result + (Thread.holdsLock(A) ? ", holds A" : "") + (Thread.holdsLock(B) ? ", holds B" : ""));
    }

    static void attemptVoid(String name, Runnable action) {
        attempt(name, () -> {
            action.run();
            return "returned";
        });
    }

    public static void main(String[] args) throws Exception {
        attemptVoid("leaves", () -> Locks.leaves(A));
        attemptVoid("leaves one of two", () -> Locks.leavesOneOfTwo(A));
        attemptVoid("throws", () -> Locks.throwsHolding(A));
        attemptVoid("throws, balanced", () -> Locks.throwsHavingGivenBack(A));
        attemptVoid("leaves two", () -> Locks.leavesTwo(A, B));
        attemptVoid("crosswise", () -> Locks.crosswise(A, B));
        attemptVoid("exits only", () -> Locks.exitsOnly(A));
        attemptVoid("exits too often", () -> Locks.exitsTooOften(A));
        attemptVoid("exits null", () -> Locks.exitsNull());
        attempt("caught", () -> Locks.caughtAtReturn(A));
        synchronized (A) {
            attemptVoid("exits the caller's", () -> Locks.exitsOnly(A));
            attemptVoid("leaves the caller's", () -> Locks.leaves(A));
            attemptVoid("exits the caller's once more", () -> Locks.exitsTooOften(A));
        }
        attemptVoid("nothing held", () -> {});
        Locks own = new Locks();
        attemptVoid("exits own", own::exitsOwn);
        System.out.println(Thread.holdsLock(own));
        attemptVoid("exits own and throws", own::exitsOwnAndThrows);
        System.out.println(Thread.holdsLock(own));
        attemptVoid("exits own and enters", own::exitsOwnAndEnters);
        System.out.println(Thread.holdsLock(own));
        attemptVoid("enters another", () -> own.entersAndLeaves(B));
        System.out.println(Thread.holdsLock(own));
        attemptVoid("enters own again", own::entersOwnAgain);
        System.out.println(Thread.holdsLock(own));
        for (int i = 0; i < 4; i++) {
            int enters = i;
            attempt("counted " + i, () -> Locks.counted(A, enters, 2));
        }
        attempt("long", () -> Locks.longResult(A, true) + Locks.longResult(A, false));
        attemptVoid("calls", () -> Locks.calls(A, () -> System.out.println("inside: " + Thread.holdsLock(A))));
        attemptVoid("calls what throws", () -> Locks.calls(A, () -> {
            throw new UnsupportedOperationException("inside");
        }));
        attemptVoid("calls what exits", () -> Locks.calls(A, () -> Locks.exitsOnly(A)));
        Thread other = new Thread(() -> attemptVoid("another thread", () -> Locks.leaves(A)));
        other.start();
        other.join();
        Locks.leaves(B);
    }
}
