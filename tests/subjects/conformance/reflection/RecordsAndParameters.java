// expect: as java
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class RecordsAndParameters {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        int value() default 0;
    }

    record Person<T>(@Mark(1) String name, int age, List<T> tags, double... scores) {
        Person {
            if (age < 0) {
                throw new IllegalArgumentException();
            }
        }

        String secret() {
            return "not a component";
        }
    }

    enum E {
        A(1), B(2) {
        };

        E(int n) {
        }
    }

    void method(final int first, String second, long[]... third) {
    }

    public static void main(String[] args) throws Exception {
        Person<String> p = new Person<>("Ann", 30, List.of("x"), 1.5, 2.5);
        System.out.println(Person.class.isRecord() + " " + String.class.isRecord() + " " + Person.class.getSuperclass());
        for (RecordComponent c : Person.class.getRecordComponents()) {
            Object v = c.getAccessor().invoke(p);
            System.out.println(c + " | " + c.getName() + " " + c.getType() + " " + c.getGenericType() + " " + c.getGenericSignature() + " "
                    + Arrays.toString(c.getAnnotations()) + " " + (v instanceof double[] d ? Arrays.toString(d) : v) + " " + c.getDeclaringRecord());
        }
        System.out.println(String.class.getRecordComponents());
        Constructor<?> canonical = Person.class.getDeclaredConstructors()[0];
        for (Parameter q : canonical.getParameters()) {
            System.out.println(q + " " + q.isNamePresent() + " " + q.getName() + " " + q.isVarArgs() + q.isImplicit() + q.isSynthetic() + " "
                    + q.getAnnotations().length + " " + q.getParameterizedType());
        }
        for (Parameter q : RecordsAndParameters.class.getDeclaredMethod("method", int.class, String.class, long[][].class).getParameters()) {
            System.out.println(q + " " + q.isNamePresent() + " " + Modifier.toString(q.getModifiers()) + " " + q.getDeclaringExecutable().getName());
        }
        for (Field f : E.class.getDeclaredFields()) {
            System.out.println(f.getName() + " " + f.isEnumConstant() + " " + f.isSynthetic() + " " + Modifier.toString(f.getModifiers()));
        }
        Field name = Person.class.getDeclaredField("name");
        name.setAccessible(true);
        try {
            name.set(p, "Bob");
        } catch (IllegalAccessException e) {
            System.out.println("a record's field is final");
        }
        System.out.println(name.get(p) + " " + Modifier.toString(Person.class.getModifiers()) + " " + Modifier.toString(E.class.getModifiers()));
        Object made = canonical.newInstance("Bo", 5, null, new double[0]);
        System.out.println(made.toString().startsWith("Person[name=Bo, age=5, tags=null, scores=[D@"));
    }
}
