// expect: violated specification AlikeThreads$Gate.CoinFirst
// history: coin() is called; coin() is called
// keys: vm.symmetry=true
// blame: caller
// Threads that do the same, whose states are exchanged.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class AlikeThreads {
    @CallSpecifications(regexp = {"CoinFirst ::= (coin() ; push())*"})
    static class Gate {
        void coin() {}

        void push() {}
    }

    public static void main(String[] args) {
        Gate gate = new Gate();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                gate.coin();
                gate.push();
            }).start();
        }
    }
}
