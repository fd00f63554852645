// expect: as java
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class Annotations {
    enum Level {
        LOW, HIGH
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        String value() default "inner default";

        int n() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface All {
        boolean z() default true;

        byte b() default 1;

        char c() default 'c';

        short s() default 2;

        int i() default 3;

        long l() default 4L;

        float f() default 5.5f;

        double d() default 6.5;

        String text() default "text";

        Class<?> type() default Object.class;

        Level level() default Level.LOW;

        Inner nested() default @Inner;

        int[] ints() default {1, 2};

        String[] texts() default {};

        Class<?>[] types() default {int.class, String[].class};

        Level[] levels() default {Level.LOW, Level.HIGH};

        Inner[] many() default {@Inner("a"), @Inner(n = 2)};
    }

    @Retention(RetentionPolicy.CLASS)
    @interface NotVisible {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Target({ElementType.TYPE_USE, ElementType.PARAMETER})
    @Retention(RetentionPolicy.RUNTIME)
    @interface OnType {
        int value();
    }

    @All(i = 42, text = "given", level = Level.HIGH, nested = @Inner(value = "x", n = 9), ints = 7, type = Map.class)
    @NotVisible
    @Tag("one")
    @Tag("two")
    static class Annotated<T> {
        @Inner("field")
        @Deprecated
        int field;

        @Tag("single")
        void method(@Inner("first") int a, String b, @Inner @OnType(5) List<@OnType(6) String> c) {
        }

        @All
        Annotated() {
        }
    }

    static class Child extends Annotated<String> {
    }

    public static void main(String[] args) throws Exception {
        All all = Annotated.class.getAnnotation(All.class);
        System.out.println(all.z() + " " + all.b() + " " + all.c() + " " + all.s() + " " + all.i() + " " + all.l() + " " + all.f() + " "
                + all.d() + " " + all.text() + " " + all.type() + " " + all.level() + " " + all.nested().value() + all.nested().n() + " "
                + Arrays.toString(all.ints()) + all.texts().length + Arrays.toString(all.types()) + Arrays.toString(all.levels())
                + all.many()[0].value() + all.many()[1].n());
        System.out.println(all.annotationType() + " " + (all instanceof Annotation) + " " + Proxy.isProxyClass(all.getClass()));
        System.out.println(all.nested());
        System.out.println(Annotated.class.getAnnotation(NotVisible.class) + " " + Annotated.class.isAnnotationPresent(All.class));
        System.out.println(Arrays.toString(Annotated.class.getAnnotationsByType(Tag.class)) + " " + Annotated.class.getAnnotation(Tag.class)
                + " " + Annotated.class.getAnnotation(Tags.class).value().length);
        System.out.println((Child.class.getAnnotation(All.class) != null) + " " + Child.class.getAnnotationsByType(Tag.class).length + " "
                + Child.class.getDeclaredAnnotations().length + " " + Child.class.getAnnotations().length);
        Field f = Annotated.class.getDeclaredField("field");
        System.out.println(Arrays.toString(f.getAnnotations()));
        Method m = Annotated.class.getDeclaredMethod("method", int.class, String.class, List.class);
        System.out.println(Arrays.deepToString(m.getParameterAnnotations()));
        System.out.println(m.getAnnotation(Tag.class).value() + " " + m.getAnnotationsByType(Tag.class).length);
        AnnotatedType t = m.getAnnotatedParameterTypes()[2];
        System.out.println(t.getAnnotation(OnType.class).value() + " "
                + ((AnnotatedParameterizedType) t).getAnnotatedActualTypeArguments()[0].getAnnotations()[0]);
        All defaults = Annotated.class.getDeclaredConstructor().getAnnotation(All.class);
        System.out.println(defaults.equals(all) + " " + defaults.equals(Annotated.class.getDeclaredConstructor().getAnnotation(All.class)) + " "
                + all.nested().equals(all.many()[0]));
        Inner i = f.getAnnotation(Inner.class);
        System.out.println(i.hashCode() + " " + (i.hashCode() == ("value".hashCode() * 127 ^ "field".hashCode()) + ("n".hashCode() * 127 ^ 1)));
        System.out.println(Inner.class.getMethod("n").getDefaultValue() + " " + All.class.getMethod("type").getDefaultValue() + " "
                + Tag.class.getMethod("value").getDefaultValue());
        System.out.println(Thread.class.getMethod("stop").isAnnotationPresent(Deprecated.class) + " "
                + Runnable.class.isAnnotationPresent(FunctionalInterface.class));
        all.ints()[0] = 1000;
        System.out.println(all.ints()[0]);
    }
}
