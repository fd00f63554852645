// expect: safe
// por: verdicts
// A synchronized method is entered when its monitor is: what its threads have set is seen there.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class SynchronizedCalls {
    @CallSpecifications(pltl = {"Even ::= G (add() -> <{ #this.count % 2 == 0 }>)"})
    static class Counter {
        private int count;

        synchronized void add() {
            count++;
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(counter::add);
        other.start();
        counter.add();
        other.join();
    }
}
