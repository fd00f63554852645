// expect: safe
// assumes: left-out-of-matching
// states-at-most: 10
// Locals of the method, and all that it calls, are left out.
import gov.nasa.jpf.annotation.FilterFrame;
import gov.nasa.jpf.vm.Verify;

public class FilteredFrame {
    public static void main(String[] args) {
        count(new int[0]);
    }

    @FilterFrame
    static void count(Object any) {
        for (int i = 0;; i++) {
            any = new Object[] {any};
            show(i, any);
        }
    }

    static void show(int i, Object any) {
        int twice = 2 * i;
        Verify.breakTransition("step");
        if (twice < 0 && any == null) throw new IllegalStateException();
    }
}
