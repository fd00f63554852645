// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/** Resource bundles that the program itself has written, loaded by a class loader of its own. */
public class BundlesFromFiles {
    public static class Listed extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"k", "list"}, {"o", List.of(1)}};
        }
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of("m.properties"), "a=root\nb=base {0}\n");
        Files.writeString(Path.of("m_de.properties"), "a=Wurzel\n");
        Files.writeString(Path.of("m_de_AT.properties"), "a=Wurzn\n");
        Locale.setDefault(Locale.ROOT);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {new File(".").toURI().toURL()})) {
            for (Locale locale : new Locale[] {Locale.ROOT, Locale.GERMAN, new Locale("de", "AT"), Locale.FRANCE}) {
                ResourceBundle bundle = ResourceBundle.getBundle("m", locale, loader);
                System.out.println(locale + " " + bundle.getString("a") + " " + bundle.getString("b") + " [" + bundle.getLocale() + "] " + bundle.getBaseBundleName());
            }
            ResourceBundle german = ResourceBundle.getBundle("m", Locale.GERMAN, loader);
            System.out.println(new TreeSet<>(german.keySet()) + " " + german.containsKey("x") + " " + (german == ResourceBundle.getBundle("m", Locale.GERMAN, loader)));
            try {
                german.getString("x");
            } catch (MissingResourceException e) {
                System.out.println(e.getMessage() + " " + e.getKey() + " " + e.getClassName());
            }
            Files.writeString(Path.of("m_de.properties"), "a=anders\n");
            ResourceBundle.clearCache(loader);
            System.out.println(ResourceBundle.getBundle("m", Locale.GERMAN, loader).getString("a"));
            ResourceBundle.Control control = new ResourceBundle.Control() {
                @Override
                public List<Locale> getCandidateLocales(String name, Locale locale) {
                    return List.of(Locale.GERMAN, Locale.ROOT);
                }
            };
            System.out.println(ResourceBundle.getBundle("m", Locale.FRANCE, loader, control).getString("a"));
        }
        System.out.println(ResourceBundle.getBundle("BundlesFromFiles$Listed").getObject("o"));
        try {
            ResourceBundle.getBundle("nowhere");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try (Reader in = new StringReader("z=1")) {
            System.out.println(new PropertyResourceBundle(in).getString("z"));
        }
    }
}
