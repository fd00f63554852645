// expect: safe
// states-at-most: 40
// Loops without end whose states come again after a number of rounds that is no multiple of anything; what tells their
// rounds apart is in an object, in a new object each time, and in what a new iterator is of.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

public class LongCycle {
    static int[] counter = {0};

    public static void main(String[] args) {
        int kind = Verify.getInt(0, 2);
        List<Integer> list = new ArrayList<>(List.of(0));
        while (true) {
            if (kind == 0) {
                counter[0] = (counter[0] + 1) % 100_003;
            } else if (kind == 1) {
                counter = new int[] {(counter[0] + 1) % 10_007};
            } else {
                int sum = 0;
                for (int element : list) sum += element;
                list.set(0, (sum + 1) % 1_009);
            }
        }
    }
}
