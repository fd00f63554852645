// expect: violated specification TurnstileDynamic$Gate.CoinFirst
// history: coin() is called; coin() is called
// keys: vm.por=dynamic
// blame: caller
// The order of two steps counts for the specification, and for nothing else: the second one has not been taken yet where
// it is found out.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import fi.hut.ics.lime.aspectmonitor.annotation.ReturnSpecifications;

public class TurnstileDynamic {
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
