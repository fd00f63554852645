// expect: violated uncaught java.util.ConcurrentModificationException
// As ModifiedUnderIterator: what ArrayList.forEach expects is in a local variable.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

public class ModifiedUnderForEach {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(10);
        list.add(1);
        list.forEach(element -> {
            if (Verify.getBoolean()) {
                list.add(3);
                list.remove(1);
            }
            Verify.breakTransition("the same elements");
        });
    }
}
