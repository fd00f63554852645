// expect: violated specification PopsFirst$Slots.NotEmpty
// blame: caller
// keys: search.class=bfs
// history: pop() is called
// failing: step 1: push() was expected
// One thread: any order of four calls is tried; the shortest wrong one takes from nothing.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class PopsFirst {
    @CallSpecifications(regexp = {"NotEmpty ::= (push() ; (push() | pop()) )*"})
    static class Slots {
        int held;

        void push() {
            held++;
        }

        void pop() {
            held--;
        }
    }

    public static void main(String[] args) {
        Slots slots = new Slots();
        for (int i = 0; i < 4; i++) {
            if (Verify.getBoolean()) {
                slots.push();
            } else {
                slots.pop();
            }
        }
    }
}
