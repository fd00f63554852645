package mocks;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The annotation of the class of an object that is given. */
public class Annotated {
    public interface I {
        void m1();
    }

    public interface J {
        int m2();
    }

    @Retention(RetentionPolicy.RUNTIME)
    public @interface A {}

    public static int foo(I i) {
        i.m1();
        if (i instanceof J) {
            int x = ((J) i).m2();
            if (i.getClass().isAnnotationPresent(A.class)) {
                if (x == 10) return 2;
                return 1;
            }
        }
        return 0;
    }
}
