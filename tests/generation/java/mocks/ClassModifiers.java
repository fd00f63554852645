package mocks;

import java.lang.reflect.Modifier;

/** What a class is declared as. */
public class ClassModifiers {
    public static int kind(Class<?> type) {
        int modifiers = type.getModifiers();
        if (Modifier.isFinal(modifiers)) return 0;
        if (type.isInterface()) return 1;
        if (Modifier.isAbstract(modifiers)) return 2;
        return Modifier.isPublic(modifiers) ? 3 : 4;
    }
}
