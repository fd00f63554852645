// expect: violated assertion
// Peterson's algorithm with the turn given before the wish is told.
public class PetersonSwapped {
    static volatile boolean firstWants, secondWants;
    static volatile int turn;
    static int inside;

    static void enter() {
        inside++;
        assert inside == 1 : "both are inside";
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            turn = 1;
            firstWants = true;
            while (secondWants && turn == 1) Thread.yield();
            enter();
            firstWants = false;
        }).start();
        new Thread(() -> {
            turn = 0;
            secondWants = true;
            while (firstWants && turn == 0) Thread.yield();
            enter();
            secondWants = false;
        }).start();
    }
}
