// expect: safe
// por: cross-check
// Two threads take turns.
public class PingPong {
    static int turn;
    static int moves;

    static void play(int me) {
        try {
            for (int i = 0; i < 2; i++) {
                synchronized (PingPong.class) {
                    while (turn != me) {
                        PingPong.class.wait();
                    }
                    assert moves % 2 == me : "out of turn";
                    moves++;
                    turn = 1 - me;
                    PingPong.class.notify();
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
