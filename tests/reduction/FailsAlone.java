// A thread that others have left alone fails, after a wait that has ended three times for no reason, or main waits for ever.
public class FailsAlone {
    static int count;

    public static void main(String[] arguments) throws Exception {
        Thread failing = new Thread(() -> {
            if (count == 4) throw new IllegalStateException("four");
        });
        Thread other = new Thread(() -> {
            synchronized (failing) { count++; }
        });
        failing.start();
        other.start();
        for (int i = 0; i < 3; i++) synchronized (failing) { failing.wait(); count++; }
        failing.join();
        other.join();
    }
}
