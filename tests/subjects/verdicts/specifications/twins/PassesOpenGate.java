// expect: safe
// por: verdicts
// The right twin of PassesShutGate: the guest starts when the gate is open.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class PassesOpenGate {
    @CallSpecifications(nfa = {"OpenFirst ::= always_nfa { shut_init: if :: (open()) -> goto ajar; :: (pass()) -> goto reject; fi;"
            + " ajar: if :: (open() || pass()) -> goto ajar; fi; reject: if fi; }"})
    static class Gate {
        void open() {}

        void pass() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Gate gate = new Gate();
        Thread guest = new Thread(gate::pass);
        gate.open();
        guest.start();
        guest.join();
    }
}
