// expect: safe
// por: cross-check
// Dekker's mutual exclusion for two threads.
public class DekkerVolatile {
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
            while (flag1) {
                if (turn != 0) {
                    flag0 = false;
                    while (turn != 0) {
                    }
                    flag0 = true;
                }
            }
            critical();
            turn = 1;
            flag0 = false;
        });
        Thread b = new Thread(() -> {
            flag1 = true;
            while (flag0) {
                if (turn != 1) {
                    flag1 = false;
                    while (turn != 1) {
                    }
                    flag1 = true;
                }
            }
            critical();
            turn = 0;
            flag1 = false;
        });
        a.start();
        b.start();
    }
}
