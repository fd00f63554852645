// Four threads take five turns each. One order of all their turns is wrong, in which nobody interrupts anybody; or, with an
// argument, that the one that was started last is done before the others have begun.
public class TurnsOfFour {
    static final int TURNS = 5;
    static final int[] taken = new int[5];
    static int order, last, total;
    static boolean isFirst;

    static synchronized void take(int me) {
        taken[me]++;
        total++;
        if (last != me && order < 100_000) order = 10 * order + me;
        last = me;
        if (isFirst ? me == 4 && total == TURNS && taken[4] == TURNS : total == 4 * TURNS && order == 4132)
            throw new IllegalStateException("order " + order);
    }

    public static void main(String[] args) {
        isFirst = args.length > 0;
        for (int i = 1; i <= 4; i++) {
            int me = i;
            new Thread(() -> {
                for (int turn = 0; turn < TURNS; turn++) take(me);
            }, "thread-" + i).start();
        }
    }
}
