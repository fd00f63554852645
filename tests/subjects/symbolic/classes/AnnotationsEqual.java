// expect: violated uncaught java.lang.IllegalStateException
// also: uncaught java.lang.IllegalArgumentException
// method: f(sym#sym)
// keys: symbolic.mocks=all search.multiple_errors=true
// Annotations of two classes are equal where their elements are, and then have the same hash code.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationsEqual {
    enum Unit { SECONDS, DAYS }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Job {
        long length();
        Unit unit();
        String name();
    }

    static void f(Class<?> c, Class<?> d) {
        if (c == null || d == null || c == d) return;
        Job one = c.getAnnotation(Job.class), other = d.getAnnotation(Job.class);
        if (one == null || other == null || !one.equals(one) || one.equals(null)) return;
        if (one.equals(other)) {
            if (one.length() != other.length() || one.unit() != other.unit()) throw new AssertionError();
            if (!one.name().equals(other.name())) throw new AssertionError();
            if (one.hashCode() != other.hashCode()) throw new AssertionError();
            throw new IllegalStateException();
        }
        if (one.length() == other.length() && one.unit() == other.unit()) throw new IllegalArgumentException();
    }
}
