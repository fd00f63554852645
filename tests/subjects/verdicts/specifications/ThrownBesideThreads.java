// expect: violated assertion
// keys: spec.throw=true
// An exception that a monitor has thrown leaves nothing behind: threads are switched afterwards as before.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ThrownBesideThreads {
    @CallSpecifications(
            pltl = {"Positive ::= G (put() -> <{ #this.least < #value }>)"},
            exception = IllegalArgumentException.class)
    static class Cell {
        int least;

        void put(int value) {}
    }

    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        try {
            new Cell().put(0);
        } catch (IllegalArgumentException e) {
            count = 0;
        }
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }
}
