// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/** Class loaders that define classes from files that the program has written. */
public class LoadersOfFiles {
    public static class Plugin implements Runnable {
        static int made;
        final int number = ++made;

        @Override
        public void run() {
            System.out.println("plugin " + number + " " + getClass().getClassLoader().getName() + " " + new Throwable().getStackTrace()[0]);
        }
    }

    static class Own extends ClassLoader {
        Own() {
            super("own", null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] b = Files.readAllBytes(Path.of("classes", name + ".class"));
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        protected URL findResource(String name) {
            try {
                return Files.exists(Path.of("classes", name)) ? Path.of("classes", name).toUri().toURL() : null;
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String file = "LoadersOfFiles$Plugin.class";
        Files.createDirectory(Path.of("classes"));
        try (InputStream in = LoadersOfFiles.class.getResourceAsStream(file)) {
            Files.copy(in, Path.of("classes", file));
        }
        ((Runnable) new Plugin()).run();
        Own own = new Own();
        Class<?> again = own.loadClass("LoadersOfFiles$Plugin");
        ((Runnable) again.getConstructor().newInstance()).run();
        System.out.println((again == Plugin.class) + " " + again.getName() + " " + own.getName() + " " + (again == own.loadClass(again.getName())) + again.getPackageName().isEmpty());
        System.out.println(again.getModule().isNamed() + " " + (again.getModule() == Plugin.class.getModule()) + " " + (again.getModule().getClassLoader() == own) + (own.getUnnamedModule() == again.getModule()));
        System.out.println(again.getResource(file).getPath().endsWith("classes/" + file.replace("$", "%24")) + " " + own.getResource("none"));
        try {
            own.loadClass("None");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass().getSimpleName());
        }
        try {
            again.cast(new Plugin());
        } catch (ClassCastException e) {
            System.out.println("another class");
        }
        try (URLClassLoader urls = new URLClassLoader("urls", new URL[] {Path.of("classes").toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Class<?> third = urls.loadClass("LoadersOfFiles$Plugin");
            System.out.println(third != again && third != Plugin.class);
            ((Runnable) third.getConstructor().newInstance()).run();
            System.out.println(Class.forName("LoadersOfFiles$Plugin", false, urls) == third);
            System.out.println(urls.findResource(file) != null);
        }
        Files.write(Path.of("classes/Bad.class"), new byte[] {1, 2, 3});
        try {
            own.loadClass("Bad");
        } catch (ClassFormatError e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
