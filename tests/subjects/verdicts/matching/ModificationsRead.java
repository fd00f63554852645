// expect: violated assertion
// A list of the program's own that tells how often it has been modified.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;

public class ModificationsRead {
    static class Counting extends ArrayList<String> {
        int modifications() {
            return modCount;
        }
    }

    public static void main(String[] args) {
        Counting list = new Counting();
        while (true) {
            list.add("x");
            list.remove(0);
            Verify.breakTransition("the same elements");
            assert list.modifications() < 10 : "ten modifications";
        }
    }
}
