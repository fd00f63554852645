// expect: violated ltl
// keys: spec.ltl=G(wants->F(inside)) spec.propositions=wants::=LtlUnfair.wants0,inside::=LtlUnfair.inside==1 spec.fair=false
// Peterson's lock, by a scheduler that need not be fair: who wants to enter may never be given a turn.
public class LtlUnfair {
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
