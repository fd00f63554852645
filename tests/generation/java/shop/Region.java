package shop;

import java.util.Locale;
import java.util.TimeZone;

/** Branches that depend on what a test can set up: the default locale and time zone, system properties. */
public class Region {
    private Region() {
    }

    public static String greeting() {
        if (Locale.getDefault().getLanguage().equals("de")) return "Guten Tag";
        return Locale.getDefault().getCountry().equals("CH") ? "Gruezi" : "Hello";
    }

    public static int opens() {
        return TimeZone.getDefault().getID().equals("Asia/Tokyo") ? 9 : 8;
    }

    public static int speed() {
        if (Boolean.getBoolean("shop.fast")) return 100;
        return System.getProperty("shop.speed", "none").equals("walking") ? 5 : 50;
    }
}
