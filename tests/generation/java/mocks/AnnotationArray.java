package mocks;

import java.lang.annotation.*;

/** An annotation with an array of texts. */
public class AnnotationArray {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Roles {
        String[] value();
    }

    public static int check(Class<?> type) {
        Roles roles = type.getAnnotation(Roles.class);
        if (roles == null) return 0;
        if (roles.value().length == 0) return 1;
        for (String role : roles.value()) if (role.equals("admin")) return 2;
        return 3;
    }
}
