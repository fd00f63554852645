// expect: safe
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListOfInputs {
    public static void main(String[] args) {
        List<Integer> kept = new ArrayList<>();
        int positive = 0;
        for (int i = 0; i < 4; i++) {
            int value = Verifier.nondetInt();
            if (value > 0) {
                kept.add(value);
                positive++;
            }
        }
        assert kept.size() == positive;
        for (int value : kept) assert value > 0;
        assert kept.isEmpty() == (positive == 0);
    }
}
