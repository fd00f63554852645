// expect: safe
// assumes: left-out-of-matching
// states-at-most: 10
// Fields with the annotation grow for ever, and states that differ in nothing else are the same.
import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.vm.Verify;

public class FilteredFields {
    @FilterField static int steps;
    @FilterField static Object last = "";
    @FilterField(condition = "no.such.key", invert = true) long own;
    @FilterField Object[] mine;

    public static void main(String[] args) {
        FilteredFields object = new FilteredFields();
        while (true) {
            steps++;
            object.own += 2;
            last = new Object[] {last};
            object.mine = new Object[] {object.mine, new FilteredFields()};
            Verify.breakTransition("step");
        }
    }
}
