// expect: safe
// keys: symbolic.method=InputsInOrder.check(sym#sym)
// The right twin of InputsAndThreads: the other thread begins when the first value is there.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class InputsInOrder {
    @CallSpecifications(pltl = {"NotLowered ::= G (set() -> <{ #to >= #this.value || #to == 0 }>)"})
    static class Cell {
        int value = -5;

        synchronized void set(int to) {
            value = to;
        }
    }

    static void check(int first, int second) throws InterruptedException {
        if (first < -5 || second < first) {
            return;
        }
        Cell cell = new Cell();
        Thread other = new Thread(() -> cell.set(second));

        cell.set(first);
        other.start();
        other.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(0, 0);
    }
}
