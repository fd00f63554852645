// expect: as java
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Plugins loaded by class loaders of their own: separate statics, classes that refer to each other, what loaders are asked. */
public class LoaderNameSpaces {
    public interface Greeter {
        String greet(String name);
    }

    static class Recording extends ClassLoader {
        final List<String> asked = new ArrayList<>();
        private final boolean isolates;

        Recording(String name, boolean isolates) {
            super(name, LoaderNameSpaces.class.getClassLoader());
            this.isolates = isolates;
        }

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            asked.add(name.substring(name.lastIndexOf('.') + 1).replace("PluginRoot$", "$"));
            return super.loadClass(name);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (isolates && name.startsWith("PluginRoot")) {
                Class<?> c = findLoadedClass(name);
                return c != null ? c : define(name);
            }
            return super.loadClass(name, resolve);
        }

        Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    @SuppressWarnings("unchecked")
    static Supplier<String> plugin(ClassLoader loader) throws Exception {
        return (Supplier<String>) Class.forName("PluginRoot$Plugin", true, loader).getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        Recording one = new Recording("one", true), two = new Recording("two", true), shared = new Recording("shared", false);
        Supplier<String> a = plugin(one), b = plugin(two), c = plugin(shared), d = plugin(one);
        for (Supplier<String> each : List.of(a, b, c, d)) {
            System.out.println(each.get());
        }
        System.out.println(shared.asked);
        System.out.println(one.asked.contains("Object") + " " + one.asked.contains("$Base") + " " + one.asked.contains("$Mood") + " " + one.asked.indexOf("$Plugin"));
        System.out.println((a.getClass() == d.getClass()) + " " + (a.getClass() == b.getClass()) + " " + (c instanceof PluginRoot.Plugin) + " " + (a instanceof PluginRoot.Base));
        System.out.println(a.getClass().getClassLoader().getName() + " " + b.getClass().getClassLoader().getName() + " " + (c.getClass().getClassLoader() == LoaderNameSpaces.class.getClassLoader()));

        Method catches = a.getClass().getMethod("catches");
        System.out.println(catches.invoke(a) + " " + catches.invoke(d));
        try {
            catches.invoke(b, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            catches.invoke(c);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Field helpers = a.getClass().getField("helpers");
        System.out.println((helpers.getType() == PluginRoot.Helper[].class) + " " + helpers.getType().getComponentType().getName() + " " + (helpers.getType().getComponentType().getClassLoader() == one)
                + " " + (helpers.getType() == b.getClass().getField("helpers").getType()));
        System.out.println((Class.forName("[LPluginRoot$Helper;", false, one) == helpers.getType()) + " " + (Class.forName("[[I", false, one) == int[][].class));
        try {
            helpers.set(a, new PluginRoot.Helper[0]);
        } catch (IllegalArgumentException e) {
            System.out.println("not set");
        }
        System.out.println(a.getClass().getSuperclass().getName() + " " + (a.getClass().getSuperclass() == PluginRoot.Base.class) + " " + a.getClass().getNestHost().getSimpleName());
        try {
            Class.forName("PluginRoot$Absent", true, one);
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        try {
            one.define("PluginRoot$Helper");
        } catch (LinkageError e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage().contains("duplicate class definition"));
        }
        Object mood = Class.forName("PluginRoot$Mood", true, two).getEnumConstants()[1];
        System.out.println(mood + " " + (mood instanceof PluginRoot.Mood) + " " + (mood.getClass().getSuperclass().getClassLoader() == two) + " " + PluginRoot.Mood.valueOf("BAD").face());

        InvocationHandler handler = (proxy, method, arguments) -> method.getName() + Arrays.toString(arguments);
        Greeter greeter = (Greeter) Proxy.newProxyInstance(one, new Class<?>[] {Greeter.class}, handler);
        System.out.println(greeter.greet("you") + " " + (greeter.getClass().getClassLoader() == one));

        URL here = LoaderNameSpaces.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader apart = new URLClassLoader("apart", new URL[] {here}, ClassLoader.getPlatformClassLoader())) {
            Supplier<String> e = plugin(apart);
            System.out.println(e.get() + " " + (e instanceof PluginRoot.Plugin) + " " + e.getClass().getClassLoader().getName());
            System.out.println((apart.getResource("PluginRoot.class") != null) + " " + (apart.loadClass("java.util.ArrayList") == ArrayList.class));
            try {
                apart.loadClass("no.such.Thing");
            } catch (ClassNotFoundException x) {
                System.out.println(x.getMessage());
            }
        }
    }
}
