// expect: safe
// keys: spec.ltl=G(wants->F(inside)) spec.propositions=wants::=LtlResponse.wants0,inside::=LtlResponse.inside==1
// Peterson's lock: who wants to enter is inside at some time.
public class LtlResponse {
    static volatile boolean wants0, wants1;
    static volatile int turn, inside;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                wants0 = true;
                turn = 1;
                while (wants1 && turn == 1) { }
                inside = 1;
                inside = 0;
                wants0 = false;
            }
        }).start();
        while (true) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) { }
            inside = 2;
            inside = 0;
            wants1 = false;
        }
    }
}
