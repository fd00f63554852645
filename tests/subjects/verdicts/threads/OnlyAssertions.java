// expect: violated assertion
// keys: search.properties=assertion
// errors: 1
// message: after the death
// A thread that dies of another exception just ends: what its death leads to is explored.
public class OnlyAssertions {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("just ends");
        });
        worker.start();
        worker.join();
        assert worker.isAlive() : "after the death";
    }
}
