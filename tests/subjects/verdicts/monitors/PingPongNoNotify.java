// expect: violated deadlock
// por: cross-check
// Two threads take turns, but nobody tells the other.
public class PingPongNoNotify {
    static int turn;

    static void play(int me) {
        try {
            for (int i = 0; i < 2; i++) {
                synchronized (PingPongNoNotify.class) {
                    while (turn != me) {
                        PingPongNoNotify.class.wait();
                    }
                    turn = 1 - me;
                }
            }
        } catch (InterruptedException e) {
            assert false;
        }
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> play(0));
        Thread b = new Thread(() -> play(1));
        a.start();
        b.start();
    }
}
