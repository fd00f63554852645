// expect: safe
// A clone is an object of its own, whose monitors begin.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class CloneIsNew {
    @CallSpecifications(regexp = {"Once ::= close()?"})
    static class Handle implements Cloneable {
        void close() {}

        Handle copy() throws CloneNotSupportedException {
            return (Handle) clone();
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        Handle handle = new Handle();
        handle.close();
        handle.copy().close();
    }
}
