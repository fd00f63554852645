// expect: violated assertion
// por: cross-check
// An atomic section that nobody closes ends with its thread; what it did can still be seen too late or too early.
import gov.nasa.jpf.vm.Verify;

public class AtomicUntilTheEnd {
    static int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Verify.beginAtomic();
            value = 1;
        });
        other.start();
        int first = value, second = value;
        Verify.beginAtomic();
        assert first == second : "written in between";
    }
}
