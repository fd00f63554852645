// expect: violated ltl
// keys: spec.ltl=G(wants->F(inside)) spec.propositions=wants::=LtlNoResponse.wants[0],inside::=LtlNoResponse.inside==1
// A lock that is taken by whoever comes first: the other one may come first for ever.
public class LtlNoResponse {
    static final boolean[] wants = new boolean[2];
    static int inside;
    static final Object lock = new Object();

    static void work(int me) {
        while (true) {
            wants[me] = true;
            synchronized (lock) {
                inside = me + 1;
                inside = 0;
            }
            wants[me] = false;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(0)).start();
        work(1);
    }
}
