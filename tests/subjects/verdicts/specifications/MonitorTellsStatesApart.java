// expect: violated specification MonitorTellsStatesApart$Handle.AtMostTwice
// blame: caller
// history: open() is called; open() is called; open() is called
// trace-length: 3
// The program's own variables are the same after each round; only the monitor is another.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class MonitorTellsStatesApart {
    @CallSpecifications(regexp = {"AtMostTwice ::= open(){0,2}"})
    static class Handle {
        void open() {}
    }

    public static void main(String[] args) {
        Handle handle = new Handle();
        while (true) {
            if (Verify.getBoolean()) {
                handle.open();
            }
        }
    }
}
