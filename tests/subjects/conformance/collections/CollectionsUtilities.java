// expect: as java
import java.util.*;

public class CollectionsUtilities {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 3, 8, 1, 9, 2));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4));
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -1);
        Collections.reverse(l);
        System.out.println(l + " " + Collections.max(l) + Collections.min(l, Collections.reverseOrder()) + Collections.frequency(l, 3));
        Collections.fill(l.subList(0, 2), 0);
        Collections.replaceAll(l, 9, 90);
        System.out.println(l + " " + Collections.nCopies(3, "x") + Collections.disjoint(l, List.of(77)) + Collections.indexOfSubList(l, List.of(0, 0)));
        List<Integer> unmodifiable = Collections.unmodifiableList(l);
        Collection<Runnable> attempts = List.of(() -> unmodifiable.add(1), () -> List.of(1).set(0, 2), () -> Collections.emptyList().add(null),
                () -> Collections.singletonList(1).remove(0), () -> Map.of("a", 1).put("b", 2), () -> Collections.emptyMap().put(null, null),
                () -> List.of((Object) null), () -> Set.of(1, 1), () -> Map.of("k", 1, "k", 2), () -> List.copyOf(Arrays.asList(1, null)),
                () -> Collections.unmodifiableMap(new HashMap<>()).clear(), () -> List.of(1, 2).contains(null));
        for (Runnable r : attempts) {
            try {
                r.run();
                System.out.println("allowed");
            } catch (UnsupportedOperationException | NullPointerException | IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? " " + e.getMessage() : ""));
            }
        }
        l.set(0, 1234);
        System.out.println(unmodifiable.get(0) + " " + Collections.synchronizedList(l) + " " + Collections.checkedList(new ArrayList<>(), String.class));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            boolean b = ((List) Collections.checkedList(new ArrayList<>(), String.class)).add(1);
        } catch (ClassCastException e) {
            System.out.println("checked");
        }
        Set<String> set = Collections.newSetFromMap(new LinkedHashMap<>());
        Collections.addAll(set, "z", "y", "z");
        System.out.println(set + " " + Collections.singleton(1) + Collections.singletonMap("k", "v") + Collections.emptySet());
        Queue<Integer> stack = Collections.asLifoQueue(new ArrayDeque<>());
        stack.add(1);
        stack.add(2);
        System.out.println(stack.poll() + " " + Collections.list(Collections.enumeration(List.of("e"))));
        List<String> words = new ArrayList<>(List.of("bb", "a", "ccc", "dd"));
        words.sort(Comparator.comparing(String::length, Comparator.reverseOrder()).thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        words.add(null);
        words.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(words + " " + Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(1, 2));
        List<Integer> random = new ArrayList<>();
        Random r = new Random(3);
        for (int i = 0; i < 300; i++) {
            random.add(r.nextInt(50));
        }
        Collections.sort(random, (x, y) -> x % 7 - y % 7);
        System.out.println(random.hashCode() + " " + random.subList(0, 20));
        BitSet bits = new BitSet();
        for (int i = 0; i < 200; i += 3) {
            bits.set(i);
        }
        BitSet odd = new BitSet();
        odd.set(1, 100);
        bits.and(odd);
        bits.flip(0, 10);
        System.out.println(bits + " " + bits.cardinality() + " " + bits.length() + " " + bits.nextClearBit(3) + " " + bits.previousSetBit(50) + " "
                + Arrays.toString(bits.toLongArray()) + " " + bits.intersects(odd) + bits.get(5, 9) + BitSet.valueOf(new long[] {5}));
    }
}
