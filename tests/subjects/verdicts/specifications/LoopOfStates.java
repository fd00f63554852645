// expect: safe
// states-at-most: 60
// Where monitors are as they were the state is: a program that goes on for ever is explored in full. Objects that are garbage
// make no difference.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class LoopOfStates {
    @CallSpecifications(regexp = {"Alternate ::= (open() ; close())*"})
    static class Handle {
        void open() {}

        void close() {}
    }

    public static void main(String[] args) {
        Handle handle = new Handle();
        boolean isOpen = false;
        while (true) {
            if (Verify.getBoolean()) {
                if (isOpen) {
                    handle.close();
                } else {
                    handle.open();
                }
                isOpen = !isOpen;
            } else {
                new Handle().open();
            }
        }
    }
}
