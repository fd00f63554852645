// expect: safe
// por: cross-check
// isInterrupted keeps the status, interrupted() clears it.
public class InterruptStatus {
    public static void main(String[] args) {
        Thread me = Thread.currentThread();
        assert !me.isInterrupted();
        me.interrupt();
        assert me.isInterrupted();
        assert me.isInterrupted();
        assert Thread.interrupted();
        assert !Thread.interrupted();
    }
}
