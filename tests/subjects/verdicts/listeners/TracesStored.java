// expect: unknown trace.terminate
// keys: listener=.listener.TraceStorer trace.file=/dev/null trace.store_calls=TracesStored.here trace.terminate=true
import gov.nasa.jpf.vm.Verify;

public class TracesStored {
    static void here(int n) {}

    public static void main(String[] args) {
        int n = Verify.getInt(0, 5);
        if (n == 3) here(n);
        assert n != 4;
    }
}
