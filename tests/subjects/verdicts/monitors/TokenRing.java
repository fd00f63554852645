// expect: safe
// Three threads pass a token, two rounds.
public class TokenRing {
    static final int N = 3;
    static int token, passed;

    static void member(int me) {
        try {
            for (int round = 0; round < 2; round++) {
                synchronized (TokenRing.class) {
                    while (token != me) {
                        TokenRing.class.wait();
                    }
                    assert passed == round * N + me : "out of order";
                    passed++;
                    token = (me + 1) % N;
                    TokenRing.class.notifyAll();
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
