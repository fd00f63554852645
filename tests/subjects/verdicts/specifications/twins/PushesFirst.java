// expect: safe
// taken: Slots.NotEmpty 2 of 2
// The right twin of PopsFirst: whatever comes second, each pair begins with a push.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;
import gov.nasa.jpf.vm.Verify;

public class PushesFirst {
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
            if (i % 2 == 0 || Verify.getBoolean()) {
                slots.push();
            } else {
                slots.pop();
            }
        }
    }
}
