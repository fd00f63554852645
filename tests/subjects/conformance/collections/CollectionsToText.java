// expect: as java
import java.util.*;

/** toString, equals and hashCode of nested and self-containing collections; removal through views. */
public class CollectionsToText {
    public static void main(String[] args) {
        List<Object> l = new ArrayList<>();
        l.add(1);
        l.add(l);
        l.add(Arrays.asList("x", null));
        System.out.println(l);
        Map<Object, Object> m = new HashMap<>();
        m.put("self", m);
        m.put("list", List.of());
        System.out.println(m);
        try {
            System.out.println(l.hashCode());
        } catch (StackOverflowError e) {
            System.out.println("hash of itself overflows");
        }
        Map<String, List<Map<Integer, String>>> deep = new TreeMap<>();
        deep.computeIfAbsent("a", k -> new ArrayList<>()).add(new TreeMap<>(Map.of(1, "one", 2, "two")));
        deep.computeIfAbsent("a", k -> new ArrayList<>()).add(Map.of());
        deep.put("b", null);
        System.out.println(deep + " " + deep.hashCode());
        Map<String, Integer> views = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3, "d", 2));
        views.values().remove(2);
        System.out.println(views);
        views.values().removeAll(List.of(2));
        views.keySet().retainAll(Set.of("a", "z"));
        System.out.println(views + " " + views.entrySet().contains(Map.entry("a", 1)));
        views.entrySet().clear();
        System.out.println(views.isEmpty());
        List<Integer> nums = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
        nums.subList(2, 5).clear();
        nums.subList(0, 2).replaceAll(x -> x + 100);
        nums.subList(1, 3).sort(Comparator.reverseOrder());
        System.out.println(nums + " " + nums.equals(new LinkedList<>(nums)) + nums.equals(new HashSet<>(nums)));
        System.out.println(new HashSet<>(List.of(1, 2)).equals(new TreeSet<>(List.of(2, 1))) + " " + new HashMap<>(Map.of(1, 2)).equals(new TreeMap<>(Map.of(1, 2))));
        System.out.println(nums.retainAll(List.of(5, 6)) + " " + nums + nums.removeAll(List.of()) + nums.addAll(1, List.of(9, 9)) + nums + nums.lastIndexOf(9));
        List<int[]> arrays = List.of(new int[] {1});
        System.out.println(arrays.contains(new int[] {1}) + " " + arrays.get(0)[0]);
        Object[] raw = nums.toArray();
        Integer[] typed = nums.toArray(new Integer[6]);
        System.out.println(raw.getClass().getSimpleName() + typed.length + typed[5] + Arrays.toString(nums.toArray(Integer[]::new)));
        Map<Integer, Integer> m2 = new HashMap<>();
        System.out.println(m2.put(1, 10) + " " + m2.put(1, 11) + " " + m2.putIfAbsent(1, 12) + " " + m2.replace(1, 13) + " " + m2.replace(1, 13, 14) + " " + m2.remove(1, 99)
                + " " + m2.remove(1) + " " + m2.merge(2, 5, (a, b) -> null) + " " + m2.merge(2, 5, (a, b) -> null) + " " + m2);
    }
}
