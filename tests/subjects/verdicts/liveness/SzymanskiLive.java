// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Szymanski's waiting room (1988), for two: who is in it enters before those who come later.
public class SzymanskiLive {
    static volatile int flag0, flag1, inside;

    static void enter() {
        assert inside == 0;
        inside = 1;
        gov.nasa.jpf.vm.Verify.progress();
        inside = 0;
    }

    static void first() {
        flag0 = 1;
        while (flag1 > 2) { }
        flag0 = 3;
        if (flag1 == 1) {
            flag0 = 2;
            while (flag1 != 4) { }
        }
        flag0 = 4;
        enter();
        int other;
        do other = flag1;
        while (other == 2 || other == 3);
        flag0 = 0;
    }

    static void second() {
        flag1 = 1;
        while (flag0 > 2) { }
        flag1 = 3;
        if (flag0 == 1) {
            flag1 = 2;
            while (flag0 != 4) { }
        }
        flag1 = 4;
        while (flag0 > 1) { }
        enter();
        flag1 = 0;
    }

    public static void main(String[] args) {
        new Thread(() -> { while (true) first(); }).start();
        while (true) second();
    }
}
