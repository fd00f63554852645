// expect: violated assertion
// Time may pass between two readings of the clock.
public class ClockMoves {
    public static void main(String[] args) {
        long before = System.nanoTime();
        long after = System.nanoTime();
        assert after - before < 1_000_000_000L : "a second has passed";
    }
}
