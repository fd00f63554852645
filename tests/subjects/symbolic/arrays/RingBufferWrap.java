// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// witness: [true, true, false, true, true]
// The index of the next free cell does not go back to the beginning.
import org.sosy_lab.sv_benchmarks.Verifier;

public class RingBufferWrap {
    private final int[] cells = new int[3];
    private int head;
    private int size;

    boolean offer(int value) {
        if (size == cells.length) return false;
        cells[head + size] = value;
        size++;
        return true;
    }

    int poll() {
        int value = cells[head];
        head = (head + 1) % cells.length;
        size--;
        return value;
    }

    public static void main(String[] args) {
        RingBufferWrap buffer = new RingBufferWrap();
        for (int step = 0; step < 5; step++) {
            if (Verifier.nondetBoolean()) buffer.offer(step);
            else if (buffer.size > 0) buffer.poll();
        }
    }
}
