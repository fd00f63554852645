// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.trie.PatriciaTrie;

public class CollTries {
    public static void main(String[] args) {
        PatriciaTrie<Integer> t = new PatriciaTrie<>();
        String[] words = "romane romanus romulus rubens ruber rubicon rubicundus a ab abc abd \u00e9t\u00e9".split(" ");
        for (int i = 0; i < words.length; i++) {
            t.put(words[i], i);
        }
        System.out.println(t);
        System.out.println(t.prefixMap("rom") + " " + t.prefixMap("rubic") + " " + t.prefixMap("zzz") + " " + t.firstKey() + " " + t.lastKey() + " " + t.nextKey("abc") + " " + t.previousKey("romane") + " " + t.size());
        System.out.println(t.headMap("b") + " " + t.tailMap("rubic") + " " + t.subMap("ab", "romb") + " " + t.select("rube") + " " + t.selectKey("ax") + " " + t.selectValue("rom"));
        t.remove("ruber");
        t.put("romane", 100);
        System.out.println(t.containsKey("ruber") + " " + t.get("romane") + " " + t.get("rom"));
        OrderedMapIterator<String, Integer> it = t.mapIterator();
        int sum = 0;
        while (it.hasNext()) {
            it.next();
            sum += it.getValue();
        }
        System.out.println(sum + " " + it.previous());
        Map<String, Integer> prefix = t.prefixMap("ab");
        prefix.put("abx", 5);
        prefix.remove("abc");
        System.out.println(t.keySet() + " " + prefix);
        Random r = new Random(5);
        PatriciaTrie<Integer> big = new PatriciaTrie<>();
        TreeMap<String, Integer> check = new TreeMap<>();
        for (int i = 0; i < 300; i++) {
            String k = Integer.toString(r.nextInt(1000), 3);
            if (r.nextInt(3) == 0) {
                big.remove(k);
                check.remove(k);
            } else {
                big.put(k, i);
                check.put(k, i);
            }
        }
        System.out.println(big.equals(check) + " " + big.size() + " " + big.prefixMap("12").size() + " " + new ArrayList<>(big.keySet()).equals(new ArrayList<>(check.keySet())));
    }
}
