// expect: safe
// join of a thread that was never started returns at once.
public class JoinUnstarted {
    public static void main(String[] args) throws InterruptedException {
        Thread never = new Thread(() -> { });
        never.join();
        assert !never.isAlive();
        assert never.getState() == Thread.State.NEW;
    }
}
