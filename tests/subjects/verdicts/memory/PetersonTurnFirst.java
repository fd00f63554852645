// expect: violated assertion
// por: cross-check
// Peterson's algorithm with the two first statements exchanged: both threads can enter.
public class PetersonTurnFirst {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1 : "two threads are in the critical section";
        inside--;
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> {
            turn = 1;
            flag0 = true;
            while (flag1 && turn == 1) {
            }
            critical();
            flag0 = false;
        });
        Thread b = new Thread(() -> {
            turn = 0;
            flag1 = true;
            while (flag0 && turn == 0) {
            }
            critical();
            flag1 = false;
        });
        a.start();
        b.start();
    }
}
