// How a join ends, when the thread ends, and who joins is interrupted; while its monitor is held by somebody, or by the one who joins.
public class JoinEnds {
    static volatile String outcome = "nothing";

    static void join(Thread joined) {
        try {
            joined.join();
            outcome = "through";
        } catch (InterruptedException interrupted) {
            outcome = "interrupted";
        }
        outcome += " " + Thread.currentThread().isInterrupted() + " " + joined.isAlive();
    }

    public static void main(String[] arguments) throws Exception {
        String what = arguments[0];
        Thread joined = new Thread(() -> {
        });
        Thread joining = new Thread(() -> {
            if (what.equals("holding")) {
                synchronized (joined) {
                    join(joined);
                }
            } else {
                join(joined);
            }
        });
        if (what.equals("early")) { // it may not have started
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
        if (what.equals("notified"))
            synchronized (joined) {
                joined.notify();
            }
        if (what.equals("asked")) System.out.println("OUT asked " + joining.getState());
        joining.join();
        System.out.println("OUT " + outcome);
    }
}
