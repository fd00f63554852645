// expect: safe
// por: verdicts
// The right twin of CountsShared: each thread counts for itself.
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class CountsAlone {
    @ReturnSpecifications(pltl = {"perthread OneMore ::= G (next() -> <{ #result == #pre(#this.given) + 1 }>)"})
    static class Counter {
        volatile int given;

        int next() {
            given = given + 1;
            return given;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> new Counter().next());
        other.start();
        new Counter().next();
        other.join();
    }
}
