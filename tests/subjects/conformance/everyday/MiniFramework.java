// expect: as java
import java.lang.annotation.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

/** Dependency injection, events, a table mapper and interceptors, by annotations and reflection, as frameworks do it. */
public class MiniFramework {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.CONSTRUCTOR, ElementType.METHOD})
    @interface Inject {
        String name() default "";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Singleton {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Subscribe {
        int priority() default 0;

        Class<?>[] except() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Column {
        String value();

        boolean key() default false;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Checks.class)
    @interface Check {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Checks {
        Check[] value();
    }

    interface Store {
        List<String> all();

        default int count() {
            return all().size();
        }
    }

    @Singleton
    static class MemoryStore implements Store {
        static int made;
        private final List<String> items = new ArrayList<>(List.of("first"));
        final int number = ++made;

        public List<String> all() {
            return items;
        }
    }

    static class Service {
        private final Store store;
        @Inject
        private Clock clock;
        @Inject(name = "greeting")
        String greeting;
        boolean initialized;

        @Inject
        Service(Store store) {
            this.store = store;
        }

        @Inject
        void init(Store again) {
            initialized = again == store;
        }

        String act() {
            return greeting + " " + store.all() + " " + clock.tick() + initialized;
        }
    }

    static class Clock {
        private int time = 100;

        int tick() {
            return time++;
        }
    }

    static class Container {
        private final Map<Class<?>, Class<?>> bindings = new HashMap<>();
        private final Map<Class<?>, Object> singletons = new HashMap<>();
        private final Map<String, Object> named = new HashMap<>();

        <T> Container bind(Class<T> type, Class<? extends T> implementation) {
            bindings.put(type, implementation);
            return this;
        }

        <T> T get(Class<T> type) throws ReflectiveOperationException {
            Class<?> implementation = bindings.getOrDefault(type, type);
            if (implementation.isInterface()) {
                throw new IllegalStateException("nothing bound to " + implementation.getName());
            }
            if (singletons.containsKey(implementation)) {
                return type.cast(singletons.get(implementation));
            }
            Constructor<?>[] constructors = implementation.getDeclaredConstructors();
            Constructor<?> chosen = Arrays.stream(constructors).filter(c -> c.isAnnotationPresent(Inject.class)).findFirst().orElse(constructors[0]);
            chosen.setAccessible(true);
            Object[] arguments = new Object[chosen.getParameterCount()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = get(chosen.getParameterTypes()[i]);
            }
            Object made = chosen.newInstance(arguments);
            for (Field f : implementation.getDeclaredFields()) {
                Inject inject = f.getAnnotation(Inject.class);
                if (inject != null) {
                    f.setAccessible(true);
                    f.set(made, inject.name().isEmpty() ? get(f.getType()) : named.get(inject.name()));
                }
            }
            for (Method m : implementation.getDeclaredMethods()) {
                if (m.isAnnotationPresent(Inject.class)) {
                    m.invoke(made, get(m.getParameterTypes()[0]));
                }
            }
            if (implementation.isAnnotationPresent(Singleton.class)) {
                singletons.put(implementation, made);
            }
            return type.cast(made);
        }
    }

    static class Bus {
        record Target(Object receiver, Method method, int priority, MethodHandle handle) {
        }

        private final List<Target> targets = new ArrayList<>();

        void register(Object o) throws IllegalAccessException {
            for (Method m : o.getClass().getDeclaredMethods()) {
                Subscribe s = m.getAnnotation(Subscribe.class);
                if (s != null) {
                    targets.add(new Target(o, m, s.priority(), MethodHandles.lookup().unreflect(m)));
                }
            }
            targets.sort(Comparator.comparingInt(Target::priority).reversed().thenComparing(t -> t.method().getName()));
        }

        void post(Object event) throws Throwable {
            for (Target t : targets) {
                boolean excluded = List.of(t.method.getAnnotation(Subscribe.class).except()).contains(event.getClass());
                if (t.method.getParameterTypes()[0].isInstance(event) && !excluded) {
                    t.handle.invoke(t.receiver, event);
                }
            }
        }
    }

    static class Listener {
        @Subscribe(priority = 5)
        void number(Number n) {
            System.out.print("number " + n + "; ");
        }

        @Subscribe
        void any(Object o) {
            System.out.print("any " + o + "; ");
        }

        @Subscribe(priority = -1, except = {String.class, Integer.class})
        void text(CharSequence s) {
            System.out.print("text " + s.length() + "; ");
        }
    }

    @Check("positive")
    @Check("small")
    static class Person {
        @Column(value = "id", key = true)
        long id;
        @Column("full_name")
        private String name;
        @Column("age")
        Integer age;
        transient int ignored = 9;

        static Person of(long id, String name, Integer age) {
            Person p = new Person();
            p.id = id;
            p.name = name;
            p.age = age;
            return p;
        }
    }

    static String insert(Object o) throws IllegalAccessException {
        List<String> columns = new ArrayList<>(), values = new ArrayList<>();
        for (Field f : o.getClass().getDeclaredFields()) {
            Column c = f.getAnnotation(Column.class);
            if (c != null) {
                columns.add(c.value() + (c.key() ? "*" : ""));
                Object v = f.get(o);
                values.add(v instanceof String ? "'" + v + "'" : String.valueOf(v));
            }
        }
        return "INSERT INTO " + o.getClass().getSimpleName().toLowerCase() + columns.stream().collect(Collectors.joining(", ", " (", ")")) + " VALUES " + values;
    }

    static <T> T read(Class<T> type, Map<String, ?> row) throws ReflectiveOperationException {
        if (type.isRecord()) {
            RecordComponent[] components = type.getRecordComponents();
            Object[] arguments = new Object[components.length];
            Class<?>[] types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                arguments[i] = row.get(components[i].getName());
            }
            return type.getDeclaredConstructor(types).newInstance(arguments);
        }
        T made = type.getDeclaredConstructor().newInstance();
        for (Field f : type.getDeclaredFields()) {
            Column c = f.getAnnotation(Column.class);
            if (c != null && row.containsKey(c.value())) {
                f.set(made, row.get(c.value()));
            }
        }
        return made;
    }

    record Coordinate(int x, double y, String label) {
    }

    @SuppressWarnings("unchecked")
    static <T> T timed(Class<T> type, T target, List<String> log) {
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            log.add(method.getName() + (method.isDefault() ? " default" : ""));
            try {
                return method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, arguments) : method.invoke(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }

    public static void main(String[] args) throws Throwable {
        Container container = new Container().bind(Store.class, MemoryStore.class);
        container.named.put("greeting", "hello");
        System.out.println(container.get(Service.class).act() + " " + container.get(Service.class).act() + " " + MemoryStore.made);
        try {
            new Container().get(Service.class);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Bus bus = new Bus();
        bus.register(new Listener());
        for (Object event : List.of(5, "text", new StringBuilder("sb"), 2.5)) {
            bus.post(event);
        }
        System.out.println();
        System.out.println(insert(Person.of(7, "O'Neil", null)));
        Person p = read(Person.class, Map.of("id", 3L, "full_name", "Read", "age", 44, "other", 1));
        System.out.println(p.id + p.name + p.age + p.ignored + " " + read(Coordinate.class, Map.of("x", 1, "y", 2.5, "label", "here")));
        try {
            read(Coordinate.class, Map.of("x", "one", "y", 2.5));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            read(Person.class, Map.of("age", "old"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<String> log = new ArrayList<>();
        Store store = timed(Store.class, new MemoryStore(), log);
        System.out.println(store.count() + " " + store.all() + " " + log);
        List<String> failing = timed(List.class, List.of("a"), log);
        try {
            failing.add("b");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        }
        System.out.println(Arrays.toString(Person.class.getAnnotationsByType(Check.class)) + " " + Person.class.getAnnotation(Checks.class).value().length + " " + Person.class.isAnnotationPresent(Check.class));
        Method number = Listener.class.getDeclaredMethod("number", Number.class);
        Subscribe s = number.getAnnotation(Subscribe.class);
        System.out.println(s + " " + s.annotationType().getSimpleName() + " " + s.equals(number.getAnnotations()[0]) + " " + (s.hashCode() == number.getAnnotation(Subscribe.class).hashCode()));
        System.out.println(Modifier.toString(Person.class.getDeclaredField("ignored").getModifiers()) + " " + Arrays.stream(Container.class.getDeclaredMethods()).map(Method::toGenericString).sorted().collect(Collectors.toList()));
    }
}
