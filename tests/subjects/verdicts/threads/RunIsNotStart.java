// expect: safe
// por: cross-check
// run() called directly is an ordinary call in the caller's thread.
public class RunIsNotStart {
    static Thread who;

    public static void main(String[] args) {
        Thread never = new Thread(() -> who = Thread.currentThread());
        never.run();
        assert who == Thread.currentThread();
        assert !never.isAlive();
    }
}
