// expect: safe
// The clock never goes backwards.
public class ClockNeverBack {
    public static void main(String[] args) {
        long before = System.nanoTime();
        long after = System.nanoTime();
        assert after - before >= 0 : "back in time";
    }
}
