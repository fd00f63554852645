// expect: violated assertion
// A join with a time limit may come back before the thread has ended.
public class JoinTimed {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> value = 42);
        worker.start();
        worker.join(1000);
        assert value == 42 : "the time was over first";
    }
}
