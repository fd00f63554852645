// The error is near the start of schedules, and what comes behind has many states: depth first gets there last.
public class EarlySwitch {
    static volatile int stage, seen;

    static void work(int me, int rounds) {
        for (int i = 0; i < rounds; i++) seen = seen * 31 + me;
    }

    public static void main(String[] args) {
        int others = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        new Thread(() -> {
            stage = 1;
            if (stage == 2) throw new IllegalStateException("met");
            stage = 0;
            work(1, rounds);
        }).start();
        for (int i = 0; i < others; i++) {
            int me = i + 3;
            new Thread(() -> work(me, rounds)).start();
        }
        new Thread(() -> {
            if (stage == 1) stage = 2;
            work(2, rounds);
        }).start();
    }
}
