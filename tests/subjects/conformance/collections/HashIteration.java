// expect: as java
import java.util.*;

/** The iteration order of hash collections follows from String.hashCode and the table size: it must be java's. */
public class HashIteration {
    public static void main(String[] args) {
        String[] words = ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega "
                + "Aa BB AaAa BBBB AaBB BBAa").split(" ");
        Map<String, Integer> map = new HashMap<>();
        Set<String> set = new HashSet<>();
        Map<String, Integer> table = new Hashtable<>();
        for (int i = 0; i < words.length; i++) {
            map.put(words[i], i);
            set.add(words[i]);
            table.put(words[i], i);
            if (i % 8 == 0) {
                System.out.println(map + " " + set);
            }
        }
        System.out.println(map.keySet() + " " + map.values());
        System.out.println(table);
        for (int i = 0; i < words.length; i += 2) {
            map.remove(words[i]);
        }
        System.out.println(map);
        Set<Object> mixed = new HashSet<>(Arrays.asList(1, 2L, 3.5, 'c', "s", true, 100000, -1, 1L << 40, 0.1f, List.of(1), Map.of("k", "v")));
        System.out.println(mixed);
        Set<Integer> ints = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            ints.add(i * i * 31 % 1009);
        }
        System.out.println(ints);
        Set<Long> longs = new HashSet<>();
        for (long i = -5; i < 10; i++) {
            longs.add(i << 35 | i);
        }
        System.out.println(longs);
        Set<Double> doubles = new HashSet<>();
        for (int i = -4; i < 8; i++) {
            doubles.add(i / 3.0);
        }
        System.out.println(doubles);
        Map<Character, Integer> chars = new HashMap<>();
        for (char c : "hello world".toCharArray()) {
            chars.merge(c, 1, Integer::sum);
        }
        System.out.println(chars);
        Map<String, Integer> sized = new HashMap<>(100);
        Map<String, Integer> copy = new HashMap<>(map);
        for (String w : words) {
            sized.put(w, w.length());
        }
        System.out.println(sized + " " + copy);
        Iterator<String> it = sized.keySet().iterator();
        while (it.hasNext()) {
            if (it.next().length() > 3) {
                it.remove();
            }
        }
        System.out.println(sized);
    }
}
