// expect: as java
import java.text.*;
import java.util.*;

public class LocaleThings {
    public static class Messages extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"count", 5}, {"only.base", "base"}};
        }
    }

    public static class Messages_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}};
        }
    }

    public static void main(String[] args) {
        System.out.println(Locale.US + " " + Locale.ROOT.toString().length() + " " + new Locale("de", "AT").getLanguage() + " "
                + Locale.forLanguageTag("zh-Hant-TW").getScript() + " " + Locale.FRANCE.toLanguageTag() + " " + Locale.getDefault().getLanguage());
        System.out.println(Locale.GERMANY.getDisplayCountry(Locale.ENGLISH) + " " + Locale.FRENCH.getDisplayLanguage(Locale.US) + " "
                + new Locale.Builder().setLanguage("pt").setRegion("BR").build());
        ResourceBundle b = ResourceBundle.getBundle("LocaleThings$Messages", Locale.GERMANY);
        System.out.println(b.getString("hello") + " " + b.getObject("count") + " " + b.getString("only.base") + " " + b.getLocale());
        ResourceBundle root = ResourceBundle.getBundle("LocaleThings$Messages", Locale.ROOT);
        System.out.println(root.getString("hello") + " " + new TreeSet<>(root.keySet()));
        ResourceBundle props = ResourceBundle.getBundle("texts", Locale.FRENCH);
        System.out.println(props.getString("bye") + " " + props.getString("base"));
        try {
            b.getString("nothing");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey());
        }
        try {
            ResourceBundle.getBundle("no.such.bundle", Locale.ROOT);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        Collator c = Collator.getInstance(Locale.US);
        List<String> l = new ArrayList<>(List.of("b", "A", "a", "B", "\u00e9", "e", "z"));
        l.sort(c);
        System.out.println(l);
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS EEE MMM z", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(f.format(new Date(0)) + " | " + f.format(new Date(1709211909123L)));
        System.out.println(new DateFormatSymbols(Locale.US).getMonths()[1] + " " + new DateFormatSymbols(Locale.US).getShortWeekdays()[2]);
        System.out.println(Currency.getInstance("EUR").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.US).getCurrencyCode());
    }
}
