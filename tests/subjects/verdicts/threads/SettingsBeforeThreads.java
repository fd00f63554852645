// expect: safe
// states-at-most: 4
// What is set before there are several threads is no place to switch threads later.
public class SettingsBeforeThreads {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
        });
        new Thread(() -> {
            for (int i = 0; i < 5; i++) assert Thread.getDefaultUncaughtExceptionHandler() != null;
        }).start();
        for (int i = 0; i < 5; i++) assert Thread.getDefaultUncaughtExceptionHandler() != null;
    }
}
