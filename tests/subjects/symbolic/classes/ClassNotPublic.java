// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// A class that is an input may be one that is not public.
import java.lang.reflect.Modifier;

public class ClassNotPublic {
    static void f(Class<?> type) {
        if (type == null || type.isInterface()) return;
        int modifiers = type.getModifiers();
        if (!Modifier.isAbstract(modifiers) && !Modifier.isFinal(modifiers) && !Modifier.isPublic(modifiers)) throw new IllegalStateException();
    }
}
