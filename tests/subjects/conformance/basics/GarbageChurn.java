// expect: as java
import java.util.ArrayList;
import java.util.List;

/** Many short-lived objects; what is reachable must survive. */
public class GarbageChurn {
    static class Cell {
        final int value;
        final Cell previous;
        final byte[] payload = new byte[64];

        Cell(int value, Cell previous) {
            this.value = value;
            this.previous = previous;
            payload[value & 63] = (byte) value;
        }
    }

    public static void main(String[] args) {
        List<Cell> kept = new ArrayList<>();
        Cell last = null;
        long sum = 0;
        for (int i = 0; i < 20000; i++) {
            Cell cell = new Cell(i, i % 100 == 0 ? last : null);
            sum += cell.payload[i & 63];
            if (i % 100 == 0) {
                last = cell;
            }
            if (i % 1000 == 0) {
                kept.add(cell);
            }
            String text = "cell " + i;
            sum += text.length();
        }
        System.out.println(sum);
        int chain = 0;
        for (Cell c = last; c != null; c = c.previous) {
            chain += c.value;
        }
        System.out.println(chain);
        for (Cell c : kept) {
            System.out.print(c.value + ":" + c.payload[c.value & 63] + " ");
        }
        System.out.println();
    }
}
