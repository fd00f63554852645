// expect: violated assertion
// Four threads do three steps each on a common counter; one of them expects that nobody has begun when it has
// ended.
public class OrderOfStages {
    static volatile int steps;
    static volatile boolean isFirstDone;

    static synchronized void step() {
        steps++;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                for (int each = 0; each < 3; each++) step();
            }).start();
        new Thread(() -> {
            step();
            step();
            isFirstDone = true;
            assert steps != 2 : "nobody else was there";
        }).start();
    }
}
