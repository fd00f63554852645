// expect: as java
import java.lang.reflect.*;
import java.util.*;

public class ReflectiveCopies {
    static class Base {
        protected int id = 1;
        private transient String skip = "s";
    }

    static class Sub extends Base {
        private final List<String> tags = new ArrayList<>(List.of("t"));
        static int counter = 5;
        long[] data = {1, 2};
        Sub self = this;
        Map<String, Base> others = new TreeMap<>();
    }

    static Object deep(Object o, Map<Object, Object> done) throws ReflectiveOperationException {
        if (o == null || o instanceof String || o instanceof Number) return o;
        if (done.containsKey(o)) return done.get(o);
        Class<?> c = o.getClass();
        if (c.isArray()) {
            int n = Array.getLength(o);
            Object copy = Array.newInstance(c.getComponentType(), n);
            done.put(o, copy);
            for (int i = 0; i < n; i++) Array.set(copy, i, deep(Array.get(o, i), done));
            return copy;
        }
        if (o instanceof List<?> l) {
            List<Object> copy = new ArrayList<>();
            done.put(o, copy);
            for (Object e : l) copy.add(deep(e, done));
            return copy;
        }
        if (o instanceof Map<?, ?> m) {
            Map<Object, Object> copy = new TreeMap<>();
            done.put(o, copy);
            for (Map.Entry<?, ?> e : m.entrySet()) copy.put(e.getKey(), deep(e.getValue(), done));
            return copy;
        }
        Constructor<?> k = c.getDeclaredConstructor();
        k.setAccessible(true);
        Object copy = k.newInstance();
        done.put(o, copy);
        for (Class<?> at = c; at != Object.class; at = at.getSuperclass()) {
            for (Field f : at.getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers()) || Modifier.isTransient(f.getModifiers()) || f.isSynthetic()) continue;
                f.setAccessible(true);
                f.set(copy, deep(f.get(o), done));
            }
        }
        return copy;
    }

    public static void main(String[] args) throws Exception {
        Sub a = new Sub();
        a.id = 9;
        a.tags.add("u");
        a.others.put("base", new Base());
        a.others.put("self", a);
        Sub b = (Sub) deep(a, new IdentityHashMap<>());
        b.data[0] = 100;
        b.tags.clear();
        System.out.println(b.id + " " + a.tags + a.data[0] + (b.self == b) + (b.others.get("self") == b) + (b.others.get("base") != a.others.get("base")) + b.others.size());
        List<String> all = new ArrayList<>();
        for (Class<?> c = Sub.class; c != null; c = c.getSuperclass()) for (Field f : c.getDeclaredFields()) all.add(Modifier.toString(f.getModifiers()) + " " + f.getGenericType().getTypeName() + " " + f.getName());
        Collections.sort(all);
        all.forEach(System.out::println);
        try {
            String.class.getDeclaredField("value").setAccessible(true);
        } catch (InaccessibleObjectException e) {
            System.out.println(e.getMessage().replaceAll("@\\w+", "@"));
        }
        try {
            Sub.class.getDeclaredField("none");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            Runnable.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Number.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println(e.getMessage());
        }
    }
}
