// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// Elements that are arrays: what they hold is never null.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationArrays {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Roles {
        String[] value();

        int[] ports() default {};
    }

    static void f(Class<?> c) {
        if (c == null || !c.isAnnotationPresent(Roles.class)) return;
        Roles roles = c.getAnnotation(Roles.class);
        if (roles.value().length != 2 || roles.ports().length == 0) return;
        if (roles.value()[1].equals("admin") && roles.ports()[0] == 80) throw new IllegalStateException();
    }
}
