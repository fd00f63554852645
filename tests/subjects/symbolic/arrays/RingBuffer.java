// expect: safe
// What comes out of a ring buffer of three cells is what went in, in order; capacity is never exceeded.
import org.sosy_lab.sv_benchmarks.Verifier;

public class RingBuffer {
    private final int[] cells = new int[3];
    private int head;
    private int size;

    boolean offer(int value) {
        if (size == cells.length) return false;
        cells[(head + size) % cells.length] = value;
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
        RingBuffer buffer = new RingBuffer();
        int in = 0;
        int out = 0;
        for (int step = 0; step < 6; step++) {
            if (Verifier.nondetBoolean()) {
                if (buffer.offer(100 + in)) in++;
            } else if (buffer.size > 0) {
                assert buffer.poll() == 100 + out;
                out++;
            }
            assert buffer.size == in - out && buffer.size <= 3;
        }
    }
}
