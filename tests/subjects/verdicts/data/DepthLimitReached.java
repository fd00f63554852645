// expect: violated assertion
// The twin of DepthLimit without the limit.
import gov.nasa.jpf.vm.Verify;

public class DepthLimitReached {
    public static void main(String[] args) {
        int value = 0;
        for (int i = 0; i < 8; i++) {
            value = value * 2 + Verify.getInt(0, 1);
        }
        assert value != 255;
    }
}
