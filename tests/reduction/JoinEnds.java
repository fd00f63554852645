// How a join ends, when the thread ends, and who joins is interrupted; while its monitor is held by somebody, or by the one who joins.
public class JoinEnds {
    static volatile String outcome = "nothing";
    static boolean isAwaited, mayEnd, isTimed;

    // Ends when another one that has waited for it says so.
    static synchronized void awaitTheOther() {
        try {
            while (!mayEnd) JoinEnds.class.wait();
        } catch (InterruptedException impossible) {
        }
    }

    static void await(Thread joined) {
        try {
            synchronized (joined) {
                isAwaited = true;
                joined.wait();
            }
        } catch (InterruptedException impossible) {
        }
        synchronized (JoinEnds.class) {
            mayEnd = true;
            JoinEnds.class.notify();
        }
    }

    static void join(Thread joined) {
        try {
            if (isTimed) joined.join(1000);
            else joined.join();
            outcome = "through";
        } catch (InterruptedException interrupted) {
            outcome = "interrupted";
        }
        outcome += " " + Thread.currentThread().isInterrupted() + " " + joined.isAlive();
    }

    public static void main(String[] arguments) throws Exception {
        String what = arguments[0];
        isTimed = what.startsWith("timed");
        Thread joined = new Thread(() -> {
            if (what.equals("notified") || what.endsWith("endless") || isTimed) awaitTheOther();
        });
        Thread joining = new Thread(() -> {
            if (what.startsWith("holding")) {
                synchronized (joined) {
                    join(joined);
                }
            } else {
                join(joined);
            }
        });
        if (what.equals("early") || what.endsWith("endless") || isTimed) { // it may not have started
            joining.start();
            joined.start();
        } else {
            joined.start();
            joining.start();
        }
        if (what.equals("interrupted") || what.equals("holding") || what.equals("early")) joining.interrupt();
        if (what.equals("held"))
            synchronized (joined) {
                joining.interrupt();
                System.out.println("OUT held " + outcome);
            }
        if (what.equals("notified")) { // perhaps the one that joins
            new Thread(() -> await(joined)).start();
            synchronized (joined) {
                if (!isAwaited) {
                    System.out.println("OUT too early");
                    System.exit(0);
                }
                joined.notify();
            }
        }
        if (what.equals("asked")) System.out.println("OUT asked " + joining.getState());
        joining.join();
        System.out.println("OUT " + outcome);
    }
}
