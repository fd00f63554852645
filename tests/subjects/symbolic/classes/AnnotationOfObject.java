// expect: violated uncaught java.lang.NullPointerException
// method: foo(sym)
// keys: symbolic.mocks=all
// assumes: as-mocked
// paths: 5 2
// No class implements either interface: null; a mock of I; one of I and J; the same with @A; the same with m2 returning 10.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationOfObject {
    interface I {
        void m1();
    }

    interface J {
        int m2();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface A {}

    static void foo(I i) {
        i.m1();
        if (i instanceof J) {
            int x = ((J) i).m2();
            if (i.getClass().isAnnotationPresent(A.class)) {
                if (x == 10) throw new IllegalStateException();
            }
        }
    }
}
