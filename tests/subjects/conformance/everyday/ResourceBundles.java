// expect: as java
import java.util.Enumeration;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeSet;

public class ResourceBundles {
    public static class Labels extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"ok", "OK"}, {"cancel", "Cancel"}, {"sizes", new int[] {1, 2, 3}}};
        }
    }

    public static class Labels_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"cancel", "Abbrechen"}};
        }
    }

    public static class Labels_de_AT extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"ok", "Passt"}};
        }
    }

    static void show(String base, Locale locale, String... keys) {
        ResourceBundle bundle = ResourceBundle.getBundle(base, locale);
        StringBuilder text = new StringBuilder(base).append(' ').append(locale).append(" -> ").append(bundle.getLocale()).append(':');
        for (String key : keys) {
            text.append(' ').append(bundle.containsKey(key) ? bundle.getString(key) : "?");
        }
        System.out.println(text);
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.GERMAN, new Locale("de", "AT"), Locale.JAPAN}) {
            show("ResourceBundles$Labels", locale, "ok", "cancel", "none");
        }
        for (Locale locale : new Locale[] {Locale.ROOT, Locale.FRENCH, Locale.CANADA_FRENCH}) {
            show("everyday", locale, "greeting", "farewell", "accents", "only.root");
        }
        ResourceBundle bundle = ResourceBundle.getBundle("everyday", Locale.FRENCH);
        TreeSet<String> keys = new TreeSet<>();
        for (Enumeration<String> e = bundle.getKeys(); e.hasMoreElements();) {
            keys.add(e.nextElement());
        }
        System.out.println(keys + " " + new TreeSet<>(bundle.keySet()) + " " + bundle.getBaseBundleName());
        System.out.println(ResourceBundle.getBundle("ResourceBundles$Labels").getObject("sizes").getClass().getSimpleName());
        try {
            bundle.getString("missing");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getClassName() + " " + e.getKey());
        }
        try {
            ResourceBundle.getBundle("no.such.Bundle", Locale.US);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            bundle.getStringArray("greeting");
        } catch (ClassCastException e) {
            System.out.println("no array");
        }
    }
}
