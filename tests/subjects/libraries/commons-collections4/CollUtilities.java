// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;

public class CollUtilities {
    public static void main(String[] args) {
        List<Integer> a = List.of(1, 2, 3, 3, 4), b = List.of(3, 4, 5);
        System.out.println(new TreeSet<>(CollectionUtils.union(a, b)) + " " + CollectionUtils.intersection(a, b).size() + " " + CollectionUtils.subtract(a, b) + " " + CollectionUtils.disjunction(a, b).size() + " " + CollectionUtils.isSubCollection(List.of(3, 3), a) + CollectionUtils.isEqualCollection(a, List.of(4, 3, 3, 2, 1)) + " "
                + CollectionUtils.containsAny(a, b) + CollectionUtils.isEmpty(null) + CollectionUtils.getCardinalityMap(a) + " " + CollectionUtils.collate(List.of(1, 4, 6), List.of(2, 4)) + CollectionUtils.permutations(List.of(1, 2, 3)).size() + CollectionUtils.retainAll(a, b) + CollectionUtils.removeAll(a, b));
        List<Integer> l = new ArrayList<>(a);
        CollectionUtils.filter(l, x -> x != 3);
        CollectionUtils.transform(l, x -> x * 10);
        System.out.println(l + " " + CollectionUtils.select(a, x -> x > 2) + CollectionUtils.selectRejected(a, x -> x > 2) + CollectionUtils.collect(a, x -> "s" + x) + CollectionUtils.countMatches(a, x -> x == 3) + CollectionUtils.exists(a, x -> x > 9) + CollectionUtils.find(a, x -> x > 1) + CollectionUtils.get(a, 2)
                + CollectionUtils.extractSingleton(List.of("only")) + CollectionUtils.sizeIsEmpty(new int[0]));
        CollectionUtils.addIgnoreNull(l, null);
        CollectionUtils.addAll(l, 7, 8);
        System.out.println(l + " " + ListUtils.partition(l, 2) + ListUtils.intersection(a, b) + ListUtils.subtract(a, b) + ListUtils.sum(List.of(1), List.of(2)) + ListUtils.longestCommonSubsequence("ABCBDAB", "BDCABA") + ListUtils.indexOf(a, x -> x == 3) + ListUtils.hashCodeForList(a) + ListUtils.isEqualList(a, b));
        System.out.println(MapUtils.getInteger(Map.of("k", "12"), "k") + " " + MapUtils.getString(Map.of(), "x", "d") + MapUtils.getBooleanValue(Map.of("t", "true"), "t") + MapUtils.invertMap(Map.of("a", 1)) + MapUtils.isEmpty(null) + MapUtils.putAll(new TreeMap<>(), new String[][] {{"x", "1"}, {"y", "2"}}) + MapUtils.toProperties(Map.of("p", "q")));
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        MapUtils.verbosePrint(new java.io.PrintStream(out), "label", new TreeMap<>(Map.of("k", new TreeMap<>(Map.of("inner", 1)))));
        System.out.print(out);
        System.out.println(SetUtils.union(Set.of(1), Set.of(2)).size() + " " + SetUtils.difference(Set.of(1, 2), Set.of(2)).toSet() + SetUtils.intersection(Set.of(1, 2), Set.of(2, 3)).toSet() + SetUtils.isEqualSet(Set.of(1), List.of(1)) + SetUtils.disjunction(Set.of(1, 2), Set.of(2)).toSet());
        System.out.println(IterableUtils.toString(IterableUtils.filteredIterable(a, x -> x % 2 == 1)) + IterableUtils.chainedIterable(a, b) + IterableUtils.zippingIterable(List.of(1, 3), List.of(2, 4)) + IterableUtils.reversedIterable(b) + IterableUtils.frequency(a, 3) + IterableUtils.partition(a, x -> x < 3) + FluentIterable.of(a).filter(x -> x > 1).transform(x -> x * 2).limit(2).append(99).toList()
                + FluentIterable.of(1, 2).loop().limit(5));
        try {
            CollectionUtils.get(a, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("no element");
        }
        try {
            CollectionUtils.extractSingleton(a);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(EnumerationUtils.toList(new StringTokenizer("a b")) + " " + ComparatorUtils.<Integer>naturalComparator().compare(1, 2) + ComparatorUtils.max(1, 5, null) + TrieUtils.unmodifiableTrie(new org.apache.commons.collections4.trie.PatriciaTrie<>(Map.of("k", 1))) + QueueUtils.emptyQueue() + ArrayStackUse.use());
    }

    static class ArrayStackUse {
        static String use() {
            org.apache.commons.collections4.list.CursorableLinkedList<Integer> l = new org.apache.commons.collections4.list.CursorableLinkedList<>(List.of(1, 2, 3));
            var c = l.cursor();
            c.next();
            l.add(0, 0);
            c.remove();
            c.close();
            return l.toString();
        }
    }
}
