// expect: violated specification InputsAndThreads$Cell.NotLowered
// history: set(int) is called; set(int) is called
// keys: symbolic.method=InputsAndThreads.check(sym#sym)
// blame: caller
// A value is only lowered where the threads write in one order, and for some inputs.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class InputsAndThreads {
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
        other.start();
        cell.set(first);
        other.join();
    }

    public static void main(String[] args) throws InterruptedException {
        check(0, 0);
    }
}
