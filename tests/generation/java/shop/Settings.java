package shop;

import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;

/** Preferences: those of the user are left alone. */
public class Settings {
    public static boolean isDark() {
        return Preferences.userRoot().node("shop").getBoolean("dark", false);
    }

    public static void setDark(boolean dark) {
        Preferences.userNodeForPackage(Settings.class).putBoolean("dark", dark);
    }

    public static String theme(Preferences preferences) {
        return preferences.getBoolean("dark", false) ? "dark" : "light";
    }

    public static boolean exists(String path) throws BackingStoreException {
        return Preferences.systemRoot().nodeExists(path);
    }

    public static int size(int wanted) {
        return wanted > 10 ? 10 : wanted;
    }
}
