// expect: violated assertion
// method: check(sym)
// witness: [3]
// The place that a VarHandle reads depends on an input.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleIndex {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    static void check(int index) {
        int[] values = {1, 2, 3, 7};
        if (index < 0 || index > 3) return;
        int value = (int) ELEMENT.get(values, index);
        assert value != 7;
    }
}
