// expect: violated deadlock
// message: main waits for a notification of java.lang.Object@1
// por: cross-check
// The object that the deadlock is about is made after the race that leads to it: where it lies in the heap differs between
// the exploration and the walk along its path, and nothing that is said may depend on that.
public class WaitAfterRace {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> x = 1).start();
        if (x == 1) {
            Object o = new Object();
            synchronized (o) {
                o.wait();
            }
        }
    }
}
