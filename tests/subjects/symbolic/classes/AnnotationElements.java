// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// Elements of an annotation are inputs, of each kind but arrays.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationElements {
    enum Level {
        LOW,
        HIGH
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Checked {
        String name();

        Level level() default Level.LOW;

        Class<?> type() default Object.class;

        long weight() default 5;
    }

    static void f(Class<?> c) {
        if (c == null) return;
        Level.values();
        Checked checked = c.getAnnotation(Checked.class);
        if (checked == null) return;
        if (!checked.name().equals("key") || checked.level() != Level.HIGH) return;
        if (checked.weight() == 1L << 40 && checked.type() == String.class) throw new IllegalStateException();
    }
}
