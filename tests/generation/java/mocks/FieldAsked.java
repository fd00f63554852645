package mocks;

import java.lang.annotation.*;
import java.lang.reflect.Field;

/** A field is given. */
public class FieldAsked {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    public @interface Column {
        String value();
    }

    public static String column(Field field) {
        Column column = field.getAnnotation(Column.class);
        if (column == null) return field.getType() == int.class ? "number" : "text";
        return column.value().isEmpty() ? field.getName() : column.value();
    }
}
