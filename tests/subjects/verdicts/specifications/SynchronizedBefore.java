// expect: violated specification SynchronizedBefore$Counter.OneMore
// blame: implementation
// history: add() returns; add() throws; add() returns
// What was there before a synchronized method is kept from when its monitor was entered; it also fails.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class SynchronizedBefore {
    @ReturnSpecifications(
            exceptionPropositions = {"full ::= IllegalStateException"},
            pltl = {"OneMore ::= G (add() -> (full || <{ #this.count == #pre(#this.count) + 1 }>))"})
    static class Counter {
        int count;

        synchronized void add() {
            if (count == 1) {
                count = 2;
                throw new IllegalStateException();
            }
            count = count == 0 ? 1 : 2;
        }
    }

    public static void main(String[] args) {
        Counter counter = new Counter();
        counter.add();
        try {
            counter.add();
        } catch (IllegalStateException e) {
            counter.add();
        }
    }
}
