package mocks;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** A method is given. */
public class MethodAsked {
    public static int kind(Method method) {
        if (method == null) return 0;
        if (!method.getName().startsWith("get")) return 1;
        if (method.getParameterCount() != 0) return 2;
        if (method.getReturnType() == void.class) return 3;
        return Modifier.isStatic(method.getModifiers()) ? 4 : 5;
    }
}
