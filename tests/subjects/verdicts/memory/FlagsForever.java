// expect: safe
// por: cross-check
// Two threads raise their flags and wait for the other to lower his: both can spin for ever. That is no deadlock and
// no violation of safety; the state space closes, and the critical section is never shared.
public class FlagsForever {
    static volatile boolean flag0, flag1;
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
            }
            critical();
            flag0 = false;
        });
        Thread b = new Thread(() -> {
            flag1 = true;
            while (flag0) {
            }
            critical();
            flag1 = false;
        });
        a.start();
        b.start();
    }
}
