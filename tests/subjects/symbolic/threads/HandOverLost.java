// expect: violated deadlock
// witness: [-1]
// runs-at-most: 0
// For one kind of input nobody is told.
import org.sosy_lab.sv_benchmarks.Verifier;

public class HandOverLost {
    private int value;
    private boolean full;

    synchronized void put(int n) {
        if (n < 0) return;
        value = n;
        full = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (!full) wait();
        full = false;
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        HandOverLost box = new HandOverLost();
        int input = Verifier.nondetInt();
        Thread producer = new Thread(() -> box.put(input));
        producer.start();
        assert box.take() == input;
        producer.join();
    }
}
