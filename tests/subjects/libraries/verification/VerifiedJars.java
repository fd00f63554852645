// expect: as java
import java.util.*;
import java.util.jar.*;

/** Links every class of the jars on the class path: what compilers have written is verified without complaint. */
public class VerifiedJars {
    public static void main(String[] args) throws Exception {
        String path = args.length > 0 ? args[0] : System.getProperty("java.class.path");
        for (String entry : path.split(":")) {
            if (!entry.endsWith(".jar") || entry.endsWith("clew-api.jar")) continue;
            Map<String, Integer> outcomes = new TreeMap<>();
            List<String> refused = new ArrayList<>();
            try (JarFile jar = new JarFile(entry)) {
                for (JarEntry e : Collections.list(jar.entries())) {
                    String name = e.getName();
                    if (!name.endsWith(".class") || name.endsWith("-info.class") || name.startsWith("META-INF/")) continue;
                    String outcome = "linked";
                    try {
                        Class.forName(name.substring(0, name.length() - 6).replace('/', '.'), false, VerifiedJars.class.getClassLoader()).getDeclaredMethods();
                    } catch (NoClassDefFoundError missing) {
                        outcome = "lacks a class";
                    } catch (LinkageError error) {
                        outcome = error.getClass().getName();
                        refused.add(name + ": " + error.getMessage());
                    }
                    outcomes.merge(outcome, 1, Integer::sum);
                }
            }
            System.out.println(entry.substring(entry.lastIndexOf('/') + 1) + " " + outcomes + " " + refused);
        }
    }
}
