// expect: safe
// A loop that polls the clock can close, and can be left.
// output: over
public class ClockPolling {
    public static void main(String[] args) {
        long deadline = System.nanoTime() + 1_000_000;
        while (System.nanoTime() - deadline < 0) {
            Thread.yield();
        }
        System.out.println("over");
    }
}
