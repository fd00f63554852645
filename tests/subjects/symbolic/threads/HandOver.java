// expect: safe
// runs-at-most: 2000
// A value is handed over by a monitor; the consumer takes another branch than the producer would.
import org.sosy_lab.sv_benchmarks.Verifier;

public class HandOver {
    private int value;
    private boolean full;

    synchronized void put(int n) {
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
        HandOver box = new HandOver();
        int input = Verifier.nondetInt();
        Thread producer = new Thread(() -> box.put(input < 0 ? 0 : input));
        producer.start();
        int got = box.take();
        producer.join();
        if (got > 0) assert got == input;
        else assert got == 0 && input <= 0;
    }
}
