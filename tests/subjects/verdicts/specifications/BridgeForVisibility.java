// expect: violated specification BridgeForVisibility$Gate.Once
// blame: caller
// history: open() is called; open() is called
// A public class inherits from one that is not: the compiler adds a bridge, which is what is called.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class BridgeForVisibility {
    static class Hidden {
        public void open() {}
    }

    @CallSpecifications(regexp = {"Once ::= open()?"})
    public static class Gate extends Hidden {}

    public static void main(String[] args) {
        Gate gate = new Gate();
        gate.open();
        gate.open();
    }
}
