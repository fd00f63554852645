// expect: unknown inputs decide it
// keys: spec.ltl=G(!high) spec.propositions=high::=LtlOfInputUndecided.level==10
// A field that is written through a handle: nothing asks which way the input decides the condition, and nothing is claimed.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LtlOfInputUndecided {
    static volatile int level;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(LtlOfInputUndecided.class, "level", int.class);
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 17) handle.setVolatile(x - 16);
    }
}
