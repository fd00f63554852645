// expect: violated specification PassesShutGate$Gate.OpenFirst
// blame: caller
// keys: search.class=bfs
// history: pass() is called
// failing: step 1: (open()) was expected
// por: verdicts
// Two threads: the guest may be there before the gate is open.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class PassesShutGate {
    @CallSpecifications(nfa = {"OpenFirst ::= always_nfa { shut_init: if :: (open()) -> goto ajar; :: (pass()) -> goto reject; fi;"
            + " ajar: if :: (open() || pass()) -> goto ajar; fi; reject: if fi; }"})
    static class Gate {
        void open() {}

        void pass() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Gate gate = new Gate();
        Thread guest = new Thread(gate::pass);
        guest.start();
        gate.open();
        guest.join();
    }
}
