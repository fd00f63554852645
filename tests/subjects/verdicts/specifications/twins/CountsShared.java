// expect: violated specification CountsShared$Counter.OneMore
// blame: implementation
// keys: search.class=bfs
// history: next() returns
// failing: step 1: <{ #result == #pre(#this.given) + 1 }> does not hold
// por: verdicts
// Several threads: another one comes between what is read and what is written.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class CountsShared {
    @ReturnSpecifications(pltl = {"perthread OneMore ::= G (next() -> <{ #result == #pre(#this.given) + 1 }>)"})
    static class Counter {
        volatile int given;

        int next() {
            given = given + 1;
            return given;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(counter::next);
        other.start();
        counter.next();
        other.join();
    }
}
