// Two threads use a class first: each of them initializes it, which the other one waits for or sees done.
public class FirstUse {
    static class Counter {
        static int made = FirstUse.number;
    }
    static int number;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            number = 1;
            if (Counter.made == 0) number = 2;
        });
        other.start();
        int seen = Counter.made;
        other.join();
        assert seen == 1;
    }
}
