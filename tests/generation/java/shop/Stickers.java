package shop;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;

/** What has the annotations that are asked for is in no class of the program. */
public class Stickers {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Fragile {
        int layers();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.ANNOTATION_TYPE)
    public @interface Warning {
    }

    @Warning
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Hot {
    }

    public static String ofMember(Member member) {
        if (member instanceof Field) {
            return ((Field) member).getAnnotation(Fragile.class) != null ? "fragile field" : "field";
        }
        return ((Method) member).getAnnotation(Fragile.class) != null ? "fragile method" : "method";
    }

    public static int layers(Method method) {
        Fragile fragile = method.getDeclaringClass().getAnnotation(Fragile.class);
        if (fragile != null) {
            return fragile.layers() + 1;
        }
        return method.isAnnotationPresent(Fragile.class) ? 2 : 3;
    }

    public static <A extends Annotation> boolean warns(Class<A> type) {
        if (type.isAnnotationPresent(Warning.class)) {
            return true;
        }
        return false;
    }

    public static String label(Class<?> type) {
        if (!type.isInterface()) {
            return "none";
        }
        for (Annotation annotation : type.getAnnotations()) {
            if (annotation.annotationType().isAnnotationPresent(Warning.class)) {
                return "warning";
            }
        }
        return "interface";
    }
}
