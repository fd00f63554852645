// expect: unknown
// reasons: terminated-by-program
import gov.nasa.jpf.vm.Verify;

public class TerminatedWithTrace {
    public static void main(String[] args) {
        int way = Verify.getInt(1, 3);
        Verify.storeTraceAndTerminateIf(way == 2, "TerminatedWithTrace.trace.json", "enough");
        assert way != 3;
    }
}
