// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Dekker's lock (Dijkstra 1965): of two who want to enter, the one whose turn it is does; none waits for ever.
public class DekkerLive {
    static volatile boolean wants0, wants1;
    static volatile int turn, inside;

    static void first() {
        wants0 = true;
        while (wants1)
            if (turn != 0) {
                wants0 = false;
                while (turn != 0) { }
                wants0 = true;
            }
        assert inside == 0;
        inside = 1;
        gov.nasa.jpf.vm.Verify.progress();
        inside = 0;
        turn = 1;
        wants0 = false;
    }

    static void second() {
        wants1 = true;
        while (wants0)
            if (turn != 1) {
                wants1 = false;
                while (turn != 1) { }
                wants1 = true;
            }
        assert inside == 0;
        inside = 1;
        gov.nasa.jpf.vm.Verify.progress();
        inside = 0;
        turn = 0;
        wants1 = false;
    }

    public static void main(String[] args) {
        new Thread(() -> { while (true) first(); }).start();
        while (true) second();
    }
}
