// expect: violated assertion
// witness: [7]
// errors: 1
// An input can have attributes, and is no less of an input for them.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class AttributesOfInputs {
    public static void main(String[] args) {
        int input = Debug.makeSymbolicInteger("input");
        Verify.setLocalAttribute("input", 3);
        int[] kept = {input};
        if (!Verify.isRunningInJPF()) assert kept[0] != 7;
        if (Verify.isRunningInJPF() && Verify.getElementAttribute(kept, 0) != 3) throw new IllegalStateException();
        assert kept[0] != 7;
    }
}
