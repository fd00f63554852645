// expect: as java
import java.io.*;
import java.util.*;

/** A class loader of the program's own: the same class loaded twice is two classes. */
public class ClassLoaders {
    public static class Plugin implements java.util.function.Supplier<String> {
        static int count;
        final int id = ++count;

        public String get() {
            return "plugin " + id + " helper " + new Helper().name();
        }
    }

    public static class Helper {
        String name() {
            return getClass().getSimpleName();
        }
    }

    static class Isolating extends ClassLoader {
        final List<String> asked = new ArrayList<>();

        Isolating() {
            super(ClassLoaders.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                if (name.startsWith("ClassLoaders$")) {
                    Class<?> c = findLoadedClass(name);
                    return c != null ? c : findClass(name);
                }
            }
            return super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            asked.add(name);
            try (InputStream in = ClassLoaders.class.getResourceAsStream(name + ".class")) {
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
    public static void main(String[] args) throws Exception {
        Isolating one = new Isolating(), two = new Isolating();
        Class<?> a = one.loadClass("ClassLoaders$Plugin"), b = two.loadClass("ClassLoaders$Plugin");
        System.out.println((a == b) + " " + (a == Plugin.class) + " " + a.getName().equals(b.getName()) + " " + (a.getClassLoader() == one)
                + " " + (one.loadClass("ClassLoaders$Plugin") == a));
        for (Class<?> c : List.of(a, b, a, Plugin.class)) {
            Object o = c.getConstructor().newInstance();
            System.out.println(((java.util.function.Supplier<String>) o).get() + " " + (o instanceof Plugin));
        }
        System.out.println(one.asked + " " + two.asked);
        try {
            Plugin p = (Plugin) a.getConstructor().newInstance();
            System.out.println(p);
        } catch (ClassCastException e) {
            System.out.println("not the same class");
        }
        try {
            Class.forName("ClassLoaders$Nothing", true, one);
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Isolating() {
                void broken() {
                    defineClass("Broken", new byte[] {1, 2, 3, 4}, 0, 4);
                }
            }.broken();
        } catch (ClassFormatError e) {
            System.out.println("format error");
        }
        Thread.currentThread().setContextClassLoader(two);
        System.out.println(Thread.currentThread().getContextClassLoader() == two);
    }
}
