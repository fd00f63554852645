// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bidimap.*;

public class CollBidiMaps {
    public static void main(String[] args) {
        BidiMap<String, Integer> m = new DualHashBidiMap<>();
        m.put("one", 1);
        m.put("two", 2);
        m.put("uno", 1);
        System.out.println(new TreeMap<>(m) + " " + m.getKey(2) + " " + m.getKey(9) + " " + m.inverseBidiMap().get(1) + " " + m.removeValue(2) + " " + m);
        TreeBidiMap<String, Integer> t = new TreeBidiMap<>();
        for (int i = 0; i < 30; i++) {
            t.put("k" + i * 7 % 30, i);
        }
        System.out.println(t.firstKey() + " " + t.lastKey() + " " + t.nextKey("k14") + " " + t.previousKey("k14") + " " + t.getKey(5) + " " + t.inverseBidiMap().firstKey() + " " + t.size());
        t.remove("k7");
        t.removeValue(20);
        System.out.println(t);
        System.out.println(t.inverseBidiMap().equals(new HashMap<>(t.inverseBidiMap())) + " " + t.hashCode());
        DualTreeBidiMap<Integer, String> d = new DualTreeBidiMap<>(Map.of(3, "c", 1, "a", 2, "b"));
        System.out.println(d + " " + d.headMap(3) + " " + d.inverseSortedBidiMap().tailMap("b") + " " + d.lastKey());
        DualLinkedHashBidiMap<String, String> l = new DualLinkedHashBidiMap<>();
        l.put("z", "1");
        l.put("a", "2");
        l.inverseBidiMap().put("3", "m");
        System.out.println(l + " " + l.inverseBidiMap());
        MapIterator<String, String> it = l.mapIterator();
        while (it.hasNext()) {
            it.next();
            if (it.getValue().equals("2")) {
                it.setValue("22");
            }
        }
        System.out.println(l + " " + l.getKey("22"));
        try {
            UnmodifiableBidiMap.unmodifiableBidiMap(m).put("x", 9);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        OrderedMapIterator<String, Integer> back = t.mapIterator();
        back.next();
        System.out.println(back.next() + back.previous() + back.getKey());
    }
}
