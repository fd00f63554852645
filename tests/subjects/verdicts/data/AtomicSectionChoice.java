// expect: violated assertion
// A data choice inside an atomic section is still a choice.
import gov.nasa.jpf.vm.Verify;

public class AtomicSectionChoice {
    public static void main(String[] args) {
        Verify.beginAtomic();
        int value = Verify.getInt(1, 3);
        Verify.endAtomic();
        assert value != 2;
    }
}
