// expect: violated deadlock
// Three threads pass a token with notify: the wrong one may be woken, and goes back to wait.
public class TokenRingNotify {
    static final int N = 3;
    static int token;

    static void member(int me) {
        try {
            for (int round = 0; round < 2; round++) {
                synchronized (TokenRingNotify.class) {
                    while (token != me) {
                        TokenRingNotify.class.wait();
                    }
                    token = (me + 1) % N;
                    TokenRingNotify.class.notify();
                }
            }
        } catch (InterruptedException e) {
            assert false;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < N; i++) {
            int me = i;
            new Thread(() -> member(me)).start();
        }
    }
}
