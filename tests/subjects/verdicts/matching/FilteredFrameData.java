// expect: violated assertion
// message: callee
// Of the annotated frame the data are left out, its callee's count: there the loop is seen to go on.
import gov.nasa.jpf.annotation.FilterFrame;
import gov.nasa.jpf.vm.Verify;

public class FilteredFrameData {
    public static void main(String[] args) {
        count();
    }

    @FilterFrame(filterSubframes = false)
    static void count() {
        for (int i = 0;; i++) show(i);
    }

    static void show(int i) {
        Verify.breakTransition("step");
        assert i < 20 : "callee";
    }
}
