// expect: violated uncaught java.util.ConcurrentModificationException
// As ModifiedUnderIterator: nothing but the map changes between two states, and the iterator is found by the heap alone.
import gov.nasa.jpf.vm.Verify;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class ModifiedUnderSharedIterator {
    static final Map<String, Integer> map = new HashMap<>();
    static Iterator<String> iterator;

    public static void main(String[] args) {
        map.put("a", 1);
        iterator = map.keySet().iterator();
        Verify.breakTransition("made");
        if (Verify.getBoolean()) {
            map.put("b", 2);
            map.remove("b");
        }
        Verify.breakTransition("the same elements");
        iterator.next();
    }
}
