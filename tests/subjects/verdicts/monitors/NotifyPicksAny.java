// expect: violated assertion
// por: cross-check
// notify wakes any one of those who wait, not the one who came first.
public class NotifyPicksAny {
    static int arrived, woken;
    static int firstToArrive, firstToWake;

    static synchronized void await(int me) {
        if (arrived++ == 0) {
            firstToArrive = me;
        }
        try {
            NotifyPicksAny.class.wait();
        } catch (InterruptedException e) {
            assert false;
        }
        if (woken++ == 0) {
            firstToWake = me;
            assert firstToWake == firstToArrive : "the one who came second was woken first";
        }
        NotifyPicksAny.class.notify();
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> await(1));
        Thread b = new Thread(() -> await(2));
        a.start();
        b.start();
        while (true) {
            synchronized (NotifyPicksAny.class) {
                if (arrived == 2) {
                    NotifyPicksAny.class.notify();
                    return;
                }
            }
        }
    }
}
