// expect: safe
// keys: vm.heap_limit=100M
// Only one of them is there at a time; the same in a matrix's rows, and with a clone.
import java.util.Arrays;

public class HeapLimitArraysInTurn {
    public static void main(String[] args) {
        byte[] start = new byte[6];
        for (int i = 0; i < 20; i++) Arrays.copyOf(start, 60 << 20);
        for (int i = 0; i < 5; i++) {
            byte[] half = new byte[30 << 20];
            half = half.clone();
        }
        for (int i = 0; i < 5; i++) {
            byte[][] rows = new byte[6][10 << 20];
            assert rows[5].length == 10 << 20;
        }
    }
}
