// expect: violated assertion
// message: 21
import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

// Choices that are asked for by reflection and through a method handle.
public class ReflectiveChoice {
    public static void main(String[] args) throws Throwable {
        Method choose = Verify.class.getMethod("getInt", int.class, int.class);
        MethodHandle handle = MethodHandles.lookup().findStatic(Verify.class, "getInt", MethodType.methodType(int.class, int.class, int.class));
        int a = (Integer) choose.invoke(null, 0, 2);
        int b = (int) handle.invokeExact(0, 2);
        assert a * 10 + b != 21 : a * 10 + b;
    }
}
