// A thread that goes round for ever, and two that look on: what they have seen is the outcome.
public class Toggling {
    static volatile int turn, seen;

    public static void main(String[] arguments) throws Exception {
        Thread forEver = new Thread(() -> {
            while (true) {
                turn = 1;
                turn = 2;
            }
        });
        forEver.setDaemon(true);
        forEver.start();
        Thread other = new Thread(() -> seen = seen * 3 + turn);
        other.start();
        seen = seen * 3 + turn;
        other.join();
        System.out.println("OUT " + seen);
    }
}
