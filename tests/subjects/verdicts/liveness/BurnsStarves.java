// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// A lock of one bit for each (Burns and Lynch 1980): never two inside, never nobody for ever, but the second one gives way
// to the first as often as that comes.
public class BurnsStarves {
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
