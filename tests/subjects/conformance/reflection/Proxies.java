// expect: as java
import java.lang.reflect.*;
import java.util.*;

public class Proxies {
    public interface Service {
        String greet(String name, int times);

        long sum(long a, int b, double c);

        void nothing();

        boolean flag(boolean b, char c, byte d, short s, float f);

        default String standard() {
            return "default " + greet("d", 1);
        }

        int[] array(int[]... x);
    }

    public interface Failing {
        void checked() throws java.io.IOException;

        void unchecked();
    }

    static class Logging implements InvocationHandler {
        final List<String> log = new ArrayList<>();

        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getDeclaringClass().getSimpleName() + "." + m.getName() + (args == null ? "()" : Arrays.deepToString(args)));
            switch (m.getName()) {
                case "greet":
                    return args[0] + "x" + args[1];
                case "sum":
                    return (Long) args[0] + (Integer) args[1] + ((Double) args[2]).longValue();
                case "flag":
                    return (Boolean) args[0] && (Character) args[1] == 'c';
                case "toString":
                    return "the proxy";
                case "hashCode":
                    return 77;
                case "equals":
                    return proxy == args[0];
                case "standard":
                    return InvocationHandler.invokeDefault(proxy, m, args);
                case "array":
                    return ((int[][]) args[0])[0];
                case "checked":
                    throw new Exception("undeclared");
                case "unchecked":
                    throw new IllegalStateException("through");
                case "compareTo":
                    return null;
                default:
                    return null;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Logging handler = new Logging();
        Object proxy = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Service.class, Failing.class, Comparable.class},
                handler);
        Service s = (Service) proxy;
        System.out.println(s.greet("n", 3) + " " + s.sum(1L << 40, 2, 3.9) + " " + s.flag(true, 'c', (byte) 1, (short) 2, 3f));
        s.nothing();
        System.out.println(s + " " + s.hashCode() + " " + s.equals(s) + " " + s.equals("x") + " " + s.array(new int[] {5}, null)[0]);
        System.out.println(s.standard());
        try {
            ((Failing) proxy).checked();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause());
        }
        try {
            ((Failing) proxy).unchecked();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            @SuppressWarnings("unchecked")
            int c = ((Comparable<Object>) proxy).compareTo("x");
            System.out.println(c);
        } catch (NullPointerException e) {
            System.out.println("null for an int");
        }
        handler.log.forEach(System.out::println);
        System.out.println(Proxy.isProxyClass(proxy.getClass()) + " " + Proxy.isProxyClass(String.class) + " "
                + (Proxy.getInvocationHandler(proxy) == handler) + " " + Arrays.toString(proxy.getClass().getInterfaces()) + " "
                + Modifier.toString(proxy.getClass().getModifiers()) + " " + (proxy instanceof Proxy));
        Object other = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Service.class, Failing.class, Comparable.class},
                (p, m, a) -> m.getReturnType() == String.class ? "lambda" : 1);
        System.out.println((other.getClass() == proxy.getClass()) + " " + other);
        try {
            ((Service) other).array();
        } catch (ClassCastException e) {
            System.out.println("wrong result type");
        }
        try {
            Proxy.newProxyInstance(null, new Class<?>[] {String.class}, handler);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object nonPublic = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Hidden.class}, (p, m, a) -> "hidden");
        System.out.println(((Hidden) nonPublic).name());
    }

    interface Hidden {
        String name();
    }
}
