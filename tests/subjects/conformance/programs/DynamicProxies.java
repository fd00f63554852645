// expect: as java
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class DynamicProxies {
    interface Greeter {
        String greet(String name) throws java.io.IOException;

        default String twice(String name) throws java.io.IOException {
            return greet(name) + greet(name);
        }

        int count();
    }

    static class Recorder implements InvocationHandler {
        final Object target;
        final List<String> log = new ArrayList<>();

        Recorder(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getName() + Arrays.toString(args));
            if (m.isDefault()) return InvocationHandler.invokeDefault(proxy, m, args);
            if (m.getDeclaringClass() == Object.class) return m.getName().equals("hashCode") ? (Object) 5 : m.getName().equals("equals") ? proxy == args[0] : "P";
            if (target == null) return null;
            try {
                return m.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    static <T> T proxy(Class<T> type, InvocationHandler handler, Class<?>... more) {
        Class<?>[] types = new Class<?>[more.length + 1];
        types[0] = type;
        System.arraycopy(more, 0, types, 1, more.length);
        return type.cast(Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), types, handler));
    }

    public static void main(String[] args) throws Exception {
        Recorder recorder = new Recorder(new Greeter() {
            int n;

            @Override
            public String greet(String name) throws java.io.IOException {
                n++;
                if (name.isEmpty()) throw new java.io.IOException("nobody");
                return "hi " + name;
            }

            @Override
            public int count() {
                return n;
            }
        });
        Greeter greeter = proxy(Greeter.class, recorder, Comparable.class);
        System.out.println(greeter.greet("a") + greeter.twice("b") + greeter.count() + greeter + greeter.hashCode() + greeter.equals(greeter));
        try {
            greeter.greet("");
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(recorder.log);
        System.out.println(greeter instanceof Comparable && Proxy.isProxyClass(greeter.getClass()) && Proxy.getInvocationHandler(greeter) == recorder);
        Greeter empty = proxy(Greeter.class, new Recorder(null));
        System.out.println(empty.greet("x"));
        try {
            empty.count();
        } catch (NullPointerException e) {
            System.out.println("null for int");
        }
        Greeter wrong = proxy(Greeter.class, (p, m, a) -> m.getName().equals("count") ? "text" : 5);
        for (Callable c : new Callable[] {() -> wrong.count(), () -> wrong.greet("")}) {
            try {
                c.call();
            } catch (ClassCastException e) {
                System.out.println("cast");
            }
        }
        Supplier<?> checked = proxy(Supplier.class, (p, m, a) -> {
            throw new Exception("checked");
        });
        try {
            checked.get();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
        try {
            proxy((Class<Object>) (Class<?>) String.class, recorder);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.getInvocationHandler("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    interface Callable {
        Object call() throws Exception;
    }
}
