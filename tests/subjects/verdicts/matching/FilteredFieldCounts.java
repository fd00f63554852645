// expect: violated assertion
// keys: filter.steps=false
// The condition does not hold, so that the field counts as any other.
import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.vm.Verify;

public class FilteredFieldCounts {
    @FilterField(condition = "filter.steps")
    static int steps;

    public static void main(String[] args) {
        while (true) {
            assert ++steps < 30;
            Verify.breakTransition("step");
        }
    }
}
