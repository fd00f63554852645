// expect: violated specification UnsynchronizedCalls$Counter.Even
// history: add() is called; add() is called
// blame: caller
// por: verdicts
// The wrong twin of SynchronizedCalls: it is entered while the other thread is half-way.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class UnsynchronizedCalls {
    @CallSpecifications(pltl = {"Even ::= G (add() -> <{ #this.count % 2 == 0 }>)"})
    static class Counter {
        private int count;

        void add() {
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
