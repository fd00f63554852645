// expect: violated assertion
// por: cross-check
// Looks at the other's flag before raising its own: both threads can enter.
public class DekkerCheckFirst {
    static volatile boolean flag0, flag1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1 : "two threads are in the critical section";
        inside--;
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> {
            while (flag1) {
            }
            flag0 = true;
            critical();
            flag0 = false;
        });
        Thread b = new Thread(() -> {
            while (flag0) {
            }
            flag1 = true;
            critical();
            flag1 = false;
        });
        a.start();
        b.start();
    }
}
