import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

// Links and initializes all classes of jars.
public class ManyClasses {
    public static void main(String[] jars) throws Exception {
        for (String jar : jars)
            try (JarFile file = new JarFile(jar)) {
                for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements();) {
                    String name = entries.nextElement().getName();
                    if (!name.endsWith(".class")) continue;
                    try {
                        Class.forName(name.substring(0, name.length() - 6).replace('/', '.'));
                    } catch (Throwable notOnTheClassPath) {
                    }
                }
            }
        for (long i = 0;; i++)
            if (i < 0) return;
    }
}
