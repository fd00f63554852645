// expect: safe
// por: cross-check
// Peterson's mutual exclusion for two threads.
public class PetersonVolatile {
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
            flag0 = true;
            turn = 1;
            while (flag1 && turn == 1) {
            }
            critical();
            flag0 = false;
        });
        Thread b = new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) {
            }
            critical();
            flag1 = false;
        });
        a.start();
        b.start();
    }
}
