// expect: unknown depth
// keys: search.depth_limit=3
// The error is deeper than the limit: nothing may be called safe.
import gov.nasa.jpf.vm.Verify;

public class DepthLimit {
    public static void main(String[] args) {
        int value = 0;
        for (int i = 0; i < 8; i++) {
            value = value * 2 + Verify.getInt(0, 1);
        }
        assert value != 255;
    }
}
