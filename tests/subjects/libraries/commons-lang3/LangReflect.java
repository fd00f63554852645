// expect: as java
import java.lang.reflect.*;
import java.util.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.reflect.*;

public class LangReflect {
    public static class Base {
        protected int inherited = 1;
        public static final String CONST = "c";
    }

    public static class Target extends Base implements Comparable<Target> {
        private String hidden = "h";
        public List<String> list = new ArrayList<>();

        public Target() {
        }

        public Target(String s, int n) {
            hidden = s + n;
        }

        public String call(Number n) {
            return "number " + n;
        }

        public String collect(String s, String... rest) {
            return s + rest.length;
        }

        public static int twice(int x) {
            return x * 2;
        }

        private String secret() {
            return "secret";
        }

        @Override
        public int compareTo(Target o) {
            return 0;
        }
    }

    public static void main(String[] args) throws Exception {
        Target t = ConstructorUtils.invokeConstructor(Target.class, "made", 5);
        System.out.println(FieldUtils.readField(t, "hidden", true) + " " + FieldUtils.readField(t, "inherited", true) + " " + FieldUtils.readStaticField(Base.class, "CONST") + " " + FieldUtils.getAllFieldsList(Target.class).size());
        FieldUtils.writeField(t, "hidden", "written", true);
        System.out.println(FieldUtils.readDeclaredField(t, "hidden", true) + " " + MethodUtils.invokeMethod(t, "call", Integer.valueOf(7)) + " " + MethodUtils.invokeMethod(t, "collect", "v", "1", "2") + " " + MethodUtils.invokeStaticMethod(Target.class, "twice", 21) + " " + MethodUtils.invokeMethod(t, true, "secret"));
        try {
            MethodUtils.invokeMethod(t, "absent");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ClassUtils.getShortClassName(Map.Entry.class) + " " + ClassUtils.getPackageName(String.class) + " " + ClassUtils.getAllSuperclasses(Integer.class) + " " + ClassUtils.getAllInterfaces(Target.class) + " " + ClassUtils.isAssignable(Integer.class, long.class) + " " + ClassUtils.primitiveToWrapper(int.class)
                + " " + ClassUtils.getClass("java.util.Map.Entry[]") + " " + ClassUtils.getAbbreviatedName("org.apache.commons.lang3.ClassUtils", 20) + " " + ClassUtils.isInnerClass(Map.Entry.class) + " " + ClassUtils.getCanonicalName(int[].class));
        Type type = TypeUtils.parameterize(Map.class, String.class, TypeUtils.wildcardType().withUpperBounds(Number.class).build());
        System.out.println(type + " " + TypeUtils.getRawType(type, null) + " " + TypeUtils.isAssignable(ArrayList.class, Collection.class) + " " + TypeUtils.getTypeArguments(Target.class, Comparable.class).values() + " " + TypeUtils.toString(FieldUtils.getField(Target.class, "list").getGenericType()) + " "
                + TypeUtils.genericArrayType(String.class));
        System.out.println(new TypeLiteral<List<String>>() {
        }.getType() + " " + MethodUtils.getAccessibleMethod(Target.class, "twice", int.class) + " " + ConstructorUtils.getAccessibleConstructor(Target.class).getParameterCount() + " " + InheritanceUtils.distance(Target.class, Object.class));
    }
}
