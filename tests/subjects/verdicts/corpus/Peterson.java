// expect: safe
// The correct twin of PetersonSwapped.
public class Peterson {
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
            firstWants = true;
            turn = 1;
            while (secondWants && turn == 1) Thread.yield();
            enter();
            firstWants = false;
        }).start();
        new Thread(() -> {
            secondWants = true;
            turn = 0;
            while (firstWants && turn == 0) Thread.yield();
            enter();
            secondWants = false;
        }).start();
    }
}
