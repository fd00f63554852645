// expect: safe
// The correct twin of TwoStage2: one critical section.
public class TwoStageTogether {
    static final Object lock = new Object();
    static int first, second;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                first = 1;
                second = first + 1;
            }
        }).start();
        new Thread(() -> {
            synchronized (lock) {
                assert first == 0 || second == first + 1;
            }
        }).start();
    }
}
