// expect: safe
// The correct twin of DoubleCheckedTooEarly: set up first, then published.
public class DoubleChecked {
    static class Settings {
        String name;
    }

    static volatile Settings settings;

    static Settings get() {
        if (settings == null)
            synchronized (DoubleChecked.class) {
                if (settings == null) {
                    Settings made = new Settings();
                    made.name = "default";
                    settings = made;
                }
            }
        return settings;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) new Thread(() -> get().name.length()).start();
    }
}
