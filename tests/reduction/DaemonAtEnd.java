// Which of two threads ends last counts where a daemon is under way: it has until then.
public class DaemonAtEnd {
    static int x;
    static boolean isLate;

    public static void main(String[] arguments) {
        Thread main = Thread.currentThread();
        Thread daemon = new Thread(() -> {
            try {
                main.join();
                System.out.println("OUT joined " + isLate + " " + x);
            } catch (InterruptedException impossible) {
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> {
            x = 3;
        }).start();
        isLate = x > 0;
        x++;
    }
}
