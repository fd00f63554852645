// expect: as java
import com.google.common.collect.*;
import java.util.*;

public class GuavaRanges {
    public static void main(String[] args) {
        Range<Integer> a = Range.closed(1, 5), b = Range.open(3, 9), c = Range.atLeast(7), d = Range.lessThan(0);
        System.out.println(a + " " + b + c + d + Range.all() + Range.singleton(4) + Range.closedOpen(2, 2) + a.contains(5) + b.contains(3) + a.isConnected(b) + a.intersection(b) + a.span(c) + a.encloses(Range.open(1, 5)) + c.hasUpperBound() + Range.closedOpen(2, 2).isEmpty() + a.gap(Range.closed(8, 9)));
        try {
            Range.closed(5, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.intersection(Range.closed(8, 9));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ContiguousSet.create(b, DiscreteDomain.integers()) + " " + ContiguousSet.create(a, DiscreteDomain.integers()).headSet(3) + a.canonical(DiscreteDomain.integers()) + ContiguousSet.closed(1L, 3L));
        RangeSet<Integer> rs = TreeRangeSet.create();
        rs.add(Range.closed(1, 10));
        rs.add(Range.closedOpen(11, 15));
        rs.add(Range.open(15, 20));
        rs.add(Range.openClosed(0, 0));
        rs.remove(Range.open(5, 8));
        System.out.println(rs + " " + rs.contains(6) + rs.rangeContaining(12) + rs.complement() + rs.span() + rs.subRangeSet(Range.closed(4, 12)) + rs.encloses(Range.closed(1, 3)) + rs.intersects(Range.closed(6, 7)) + rs.asDescendingSetOfRanges());
        RangeMap<Integer, String> rm = TreeRangeMap.create();
        rm.put(Range.closed(1, 10), "a");
        rm.put(Range.open(3, 6), "b");
        rm.putCoalescing(Range.closed(10, 12), "a");
        rm.remove(Range.closed(4, 4));
        System.out.println(rm + " " + rm.get(5) + rm.get(100) + rm.getEntry(2) + rm.subRangeMap(Range.closed(2, 4)) + rm.span());
        System.out.println(ImmutableRangeMap.<Integer, String>builder().put(Range.lessThan(0), "neg").put(Range.atLeast(0), "pos").build().get(-5) + " " + Range.encloseAll(List.of(5, 1, 9)) + Range.downTo(3, BoundType.OPEN) + Range.closed("a", "f").contains("cat"));
        System.out.println(Sets.powerSet(ImmutableSet.of(1, 2)).size() + " " + Sets.cartesianProduct(ImmutableSet.of(1, 2), ImmutableSet.of(3, 4)) + Sets.combinations(ImmutableSet.of(1, 2, 3), 2).size() + Sets.union(ImmutableSet.of(1), ImmutableSet.of(2)) + Sets.difference(ImmutableSet.of(1, 2), ImmutableSet.of(2)) + Sets.symmetricDifference(ImmutableSet.of(1, 2), ImmutableSet.of(2, 3)));
    }
}
