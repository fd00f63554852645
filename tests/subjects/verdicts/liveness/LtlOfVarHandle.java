// expect: violated ltl
// keys: spec.ltl=G(!two) spec.propositions=two::=LtlOfVarHandle.x==2
// A field that is written through a handle alone, and back before another thread can look.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LtlOfVarHandle {
    static int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(LtlOfVarHandle.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        X.setVolatile(2);
        X.compareAndSet(2, 0);
    }
}
