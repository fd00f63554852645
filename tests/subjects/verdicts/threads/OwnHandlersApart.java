// expect: safe
// states-at-most: 4
// What each thread asks of its own handler is no place to switch threads.
public class OwnHandlersApart {
    static void ask() {
        Thread self = Thread.currentThread();
        for (int i = 0; i < 5; i++) assert self.getUncaughtExceptionHandler() != null;
    }

    public static void main(String[] args) {
        new Thread(OwnHandlersApart::ask).start();
        ask();
    }
}
