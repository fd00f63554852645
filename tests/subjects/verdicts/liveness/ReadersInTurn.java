// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Readers and a writer pass a door in the order of their tickets, and the writer waits there until nobody reads.
import java.util.concurrent.atomic.AtomicInteger;

public class ReadersInTurn {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static volatile boolean in0, in1, writing;

    static void enter(int mine) { while (serving != mine) { } }

    static void reader(boolean first) {
        while (true) {
            int mine = next.getAndAdd(1 << 30);
            enter(mine);
            if (first) in0 = true; else in1 = true;
            serving = mine + (1 << 30);
            assert !writing;
            gov.nasa.jpf.vm.Verify.progress();
            if (first) in0 = false; else in1 = false;
        }
    }

    static void writer() {
        while (true) {
            int mine = next.getAndAdd(1 << 30);
            enter(mine);
            while (in0) { }
            while (in1) { }
            writing = true;
            gov.nasa.jpf.vm.Verify.progress();
            writing = false;
            serving = mine + (1 << 30);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> reader(true), "R0").start();
        new Thread(() -> reader(false), "R1").start();
        new Thread(ReadersInTurn::writer, "W").start();
    }
}
