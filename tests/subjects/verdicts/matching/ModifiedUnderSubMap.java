// expect: violated uncaught java.util.ConcurrentModificationException
// As ModifiedUnderIterator, for an iterator that knows its map by a view only.
import gov.nasa.jpf.vm.Verify;
import java.util.Iterator;
import java.util.TreeMap;

public class ModifiedUnderSubMap {
    public static void main(String[] args) {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        map.put(2, 2);
        map.put(3, 3);
        map.remove(3); // the tree is as it will be then
        Iterator<Integer> iterator = map.headMap(2).keySet().iterator();
        if (Verify.getBoolean()) {
            map.put(3, 3);
            map.remove(3);
        }
        Verify.breakTransition("the same elements");
        iterator.next();
    }
}
