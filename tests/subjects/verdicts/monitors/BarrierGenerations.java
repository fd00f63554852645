// expect: safe
// The correct twin of BarrierReused: a generation tells the rounds apart.
public class BarrierGenerations {
    static final int PARTIES = 2;
    static int count, generation;
    static int round0, round1;

    static synchronized void await() throws InterruptedException {
        int mine = generation;
        count++;
        if (count == PARTIES) {
            count = 0;
            generation++;
            BarrierGenerations.class.notifyAll();
        } else {
            while (generation == mine) {
                BarrierGenerations.class.wait();
            }
        }
    }

    static synchronized void arrive(int round) {
        if (round == 0) {
            round0++;
        } else {
            assert round0 == PARTIES : "in the second round before all ended the first";
            round1++;
        }
    }

    public static void main(String[] args) {
        Runnable twoRounds = () -> {
            try {
                arrive(0);
                await();
                arrive(1);
                await();
                assert round1 == PARTIES;
            } catch (InterruptedException e) {
                assert false;
            }
        };
        Thread a = new Thread(twoRounds);
        Thread b = new Thread(twoRounds);
        a.start();
        b.start();
    }
}
