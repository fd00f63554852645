import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

/** A turnstile that lets one person through for each coin, and two visitors who share it. */
public class Turnstile {
    @CallSpecifications(regexp = {"CoinFirst ::= (coin() ; push())*"})
    @ReturnSpecifications(pltl = {"Counts ::= G (push() -> <{ #this.passed == #pre(#this.passed) + 1 }>)"})
    static class Gate {
        int passed;

        synchronized void coin() {}

        synchronized void push() {
            passed++;
        }
    }

    public static void main(String[] args) {
        Gate gate = new Gate();
        Runnable visitor = () -> {
            gate.coin();
            gate.push();
        };
        new Thread(visitor, "first").start();
        new Thread(visitor, "second").start();
    }
}
