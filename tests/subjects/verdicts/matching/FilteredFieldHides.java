// expect: safe
// keys: filter.steps=true
// assumes: left-out-of-matching
// As the annotation says, under its condition: the second state is taken for the first, and what comes later is not seen.
import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.vm.Verify;

public class FilteredFieldHides {
    @FilterField(condition = "filter.steps")
    static int steps;

    public static void main(String[] args) {
        while (true) {
            assert ++steps < 30;
            Verify.breakTransition("step");
        }
    }
}
