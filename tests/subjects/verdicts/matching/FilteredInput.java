// expect: safe
// assumes: left-out-of-matching
// states-at-most: 20
// A field that holds an expression over an input.
import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class FilteredInput {
    @FilterField int sum;

    public static void main(String[] args) {
        FilteredInput object = new FilteredInput();
        int input = Debug.makeSymbolicInteger("input");
        while (true) {
            object.sum += input;
            Verify.breakTransition("step");
        }
    }
}
