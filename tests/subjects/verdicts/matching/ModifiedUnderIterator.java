// expect: violated uncaught java.util.ConcurrentModificationException
// Two ways to the same elements: only one of them has modified the list since the iterator was made.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ModifiedUnderIterator {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(10);
        list.addAll(List.of(1, 2));
        Iterator<Integer> iterator = list.iterator();
        if (Verify.getBoolean()) {
            list.add(3);
            list.remove(2);
        }
        Verify.breakTransition("the same elements");
        iterator.next();
    }
}
