// expect: violated assertion
// It may be as little as the sleep: a loop until a deadline may sleep more than once.
public class SleepMeasuredLittle {
    public static void main(String[] args) throws InterruptedException {
        long deadline = System.nanoTime() + 1_000_000_000;
        int rounds = 0;
        while (System.nanoTime() - deadline < 0) {
            Thread.sleep(100);
            rounds++;
        }
        assert rounds < 8;
    }
}
