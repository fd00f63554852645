// expect: safe
// keys: vm.symmetry=true
// The right twin of AlikeThreads.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class AlikeThreadsInTurn {
    @CallSpecifications(regexp = {"CoinFirst ::= (coin() ; push())*"})
    static class Gate {
        void coin() {}

        void push() {}
    }

    public static void main(String[] args) {
        Gate gate = new Gate();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                synchronized (gate) {
                    gate.coin();
                    gate.push();
                }
            }).start();
        }
    }
}
