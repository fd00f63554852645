// expect: violated uncaught java.lang.NullPointerException
// method: register(sym#sym)
// keys: symbolic.mocks=all
// paths: 5 3
// After jMonkeyEngine's Serializer.registerClass: null; with the annotation and its number; without it, both values of fail.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class ClassAnnotated {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Serializable {
        short id() default 0;
    }

    static Object register(Class<?> cls, boolean fail) {
        if (cls.isAnnotationPresent(Serializable.class)) {
            short id = cls.getAnnotation(Serializable.class).id();
            if (id == 7) throw new IllegalStateException();
            return id;
        }
        if (fail) throw new IllegalArgumentException();
        return null;
    }
}
