// expect: unknown clock
// A loop that remembers when it was last here is not finite: time may pass in each round.
public class ClockStored {
    static long last;

    public static void main(String[] args) {
        while (true) {
            long now = System.nanoTime();
            assert now - last >= 0;
            last = now;
        }
    }
}
