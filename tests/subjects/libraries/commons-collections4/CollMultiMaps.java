// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.multimap.*;

public class CollMultiMaps {
    public static void main(String[] args) {
        ListValuedMap<String, Integer> list = new ArrayListValuedHashMap<>();
        list.put("a", 1);
        list.put("a", 1);
        list.put("b", 2);
        list.putAll("c", List.of(7, 8));
        System.out.println(new TreeMap<>(list.asMap()) + " " + list.size() + list.get("a") + list.get("none") + list.containsMapping("b", 2) + list.removeMapping("a", 1) + list.remove("c") + list.keySet());
        list.get("new").add(5);
        System.out.println(list.get("new") + " " + list.keys().getCount("a") + list.values().size() + list.entries().size());
        SetValuedMap<String, String> set = new HashSetValuedHashMap<>();
        System.out.println(set.put("k", "v") + " " + set.put("k", "v") + set.put("k", "w") + set.get("k").size());
        MapIterator<String, Integer> it = list.mapIterator();
        int sum = 0;
        while (it.hasNext()) {
            it.next();
            sum += it.getValue();
        }
        System.out.println(sum + " " + MultiMapUtils.getCollection(list, "a") + MultiMapUtils.isEmpty(list) + MultiMapUtils.newListValuedHashMap());
        try {
            MultiMapUtils.unmodifiableMultiValuedMap(list).put("x", 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        MultiValuedMap<String, Integer> transformed = TransformedMultiValuedMap.transformingMap(new ArrayListValuedHashMap<>(), String::toUpperCase, x -> -x);
        transformed.put("q", 3);
        System.out.println(transformed + " " + transformed.equals(MultiMapUtils.emptyMultiValuedMap()) + " " + list.asMap().get("b"));
        list.asMap().remove("b");
        list.keySet().remove("new");
        System.out.println(list + " " + list.isEmpty());
    }
}
