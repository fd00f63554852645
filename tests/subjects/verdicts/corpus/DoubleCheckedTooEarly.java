// expect: violated uncaught java.lang.NullPointerException
// Double-checked locking that publishes an object before it is set up.
public class DoubleCheckedTooEarly {
    static class Settings {
        String name;
    }

    static volatile Settings settings;

    static Settings get() {
        if (settings == null)
            synchronized (DoubleCheckedTooEarly.class) {
                if (settings == null) {
                    settings = new Settings();
                    settings.name = "default";
                }
            }
        return settings;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) new Thread(() -> get().name.length()).start();
    }
}
