// expect: unknown
// method: f(sym)
// reasons: jdk-class-input
// There are more methods than those that an input is.
import java.lang.reflect.Method;

public class MethodNotEvery {
    static void f(Method method) {
        if (method != null && method.getName().equals("nobody" + "Has" + method.getParameterCount()))
            throw new IllegalStateException();
    }
}
