// An error of depth 2: a thread does its first step late, between two steps of another one.
public class Starved {
    static volatile boolean isReady;
    static volatile int count;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        new Thread(() -> {
            for (int i = 0; i < rounds; i++) count = i;
            boolean before = isReady;
            count = -1;
            boolean after = isReady;
            if (before != after) throw new IllegalStateException("became ready");
        }).start();
        new Thread(() -> isReady = true).start();
    }
}
