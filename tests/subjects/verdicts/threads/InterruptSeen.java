// expect: violated assertion
// por: cross-check
// Whether a thread is interrupted is a variable that others set at any time.
public class InterruptSeen {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        boolean first = main.isInterrupted(), second = main.isInterrupted();
        assert first == second : "set between";
    }
}
