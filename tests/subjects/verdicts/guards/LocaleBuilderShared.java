// expect: violated assertion
// por: cross-check
// A builder of locales that two threads set.
import java.util.Locale;

public class LocaleBuilderShared {
    public static void main(String[] args) throws Exception {
        Locale.Builder builder = new Locale.Builder();
        builder.setLanguage("fr");
        Thread other = new Thread(() -> {
            builder.setLanguage("en");
            builder.setLanguage("fr");
        });
        other.start();
        assert builder.build().getLanguage().equals("fr") : "another one in between";
        other.join();
    }
}
