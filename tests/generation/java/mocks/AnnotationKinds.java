package mocks;

import java.lang.annotation.*;

/** An annotation with elements of all kinds. */
public class AnnotationKinds {
    public enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    public @interface Setting {
        Level level() default Level.LOW;

        long limit() default 10;

        Class<?> type() default Object.class;

        int[] ports() default {};
    }

    public static int apply(Object bean) {
        Setting setting = bean.getClass().getAnnotation(Setting.class);
        if (setting == null) return 0;
        if (setting.level() == Level.HIGH) return 1;
        if (setting.limit() > 1L << 35) return 2;
        if (setting.type() == String.class) return 3;
        return setting.ports().length > 0 && setting.ports()[0] == 80 ? 4 : 5;
    }
}
