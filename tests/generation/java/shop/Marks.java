package shop;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;

/** Takes what a program can be asked for: its elements, and types of annotations. */
public class Marks {
    private final Class<? extends Annotation> type;

    public Marks(Class<? extends Annotation> type) {
        if (type == null) throw new IllegalArgumentException("no type");
        this.type = type;
    }

    public boolean areOn(AnnotatedElement element) {
        return element.isAnnotationPresent(type);
    }

    public static String kind(Member member) {
        if (member instanceof Field) return Modifier.isStatic(member.getModifiers()) ? "constant" : "field";
        return member.getName().length() > 5 ? "long" : "short";
    }
}
