// expect: violated uncaught java.util.ConcurrentModificationException
// As ModifiedUnderIterator, for a part of a list.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

public class ModifiedUnderView {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(10);
        list.addAll(List.of(1, 2));
        List<Integer> first = list.subList(0, 1);
        if (Verify.getBoolean()) {
            list.add(3);
            list.remove(2);
        }
        Verify.breakTransition("the same elements");
        first.size();
    }
}
