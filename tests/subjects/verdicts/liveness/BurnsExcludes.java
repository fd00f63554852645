// expect: safe
// keys: search.properties=deadlock,exception,exit,starvation vm.por=none
// The same lock as BurnsStarves: it lets nobody meet another one inside, and nobody waits without looking.
public class BurnsExcludes {
    static volatile boolean wants0, wants1;
    static volatile int inside;

    static void first() {
        wants0 = true;
        while (wants1) { }
        assert inside == 0;
        inside = 1;
        gov.nasa.jpf.vm.Verify.progress();
        inside = 0;
        wants0 = false;
    }

    static void second() {
        do {
            wants1 = false;
            while (wants0) { }
            wants1 = true;
        } while (wants0);
        assert inside == 0;
        inside = 1;
        gov.nasa.jpf.vm.Verify.progress();
        inside = 0;
        wants1 = false;
    }

    public static void main(String[] args) {
        new Thread(() -> { while (true) first(); }).start();
        while (true) second();
    }
}
