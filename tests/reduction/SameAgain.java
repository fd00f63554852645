// Writes that take each other back: states are reached again with other steps behind them, and what comes later competes
// with these.
public class SameAgain {
    static volatile int x, y;

    public static void main(String[] arguments) throws Exception {
        int[] seen = new int[3];
        Thread a = new Thread(() -> {
            x = 1;
            x = 0;
            y = 1;
        });
        Thread b = new Thread(() -> {
            seen[0] = y;
            seen[1] = x;
        });
        Thread c = new Thread(() -> {
            x = 2;
            seen[2] = y;
            x = 0;
        });
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.println("OUT " + seen[0] + seen[1] + seen[2] + x);
    }
}
