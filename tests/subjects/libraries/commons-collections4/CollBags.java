// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;

public class CollBags {
    public static void main(String[] args) {
        Bag<String> bag = new HashBag<>(List.of("a", "b", "a", "c", "a"));
        System.out.println(bag.getCount("a") + " " + bag.getCount("z") + " " + bag.size() + " " + new TreeSet<>(bag.uniqueSet()) + " " + bag.add("b", 3) + " " + bag.remove("a", 2) + " " + bag.getCount("b"));
        SortedBag<Integer> sorted = new TreeBag<>(List.of(3, 1, 3, 2));
        System.out.println(sorted + " " + sorted.first() + sorted.last() + " " + sorted.equals(new HashBag<>(List.of(1, 2, 3, 3))) + " " + sorted.hashCode());
        sorted.retainAll(new HashBag<>(List.of(3, 3, 2)));
        System.out.println(sorted);
        Iterator<Integer> it = sorted.iterator();
        it.next();
        it.remove();
        System.out.println(sorted + " " + sorted.containsAll(List.of(3)) + " " + sorted.containsAll(List.of(3, 3, 3)));
        try {
            BagUtils.unmodifiableBag(bag).add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        Bag<String> checked = PredicatedBag.predicatedBag(new HashBag<>(), s -> s.length() < 3);
        try {
            checked.add("long");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().startsWith("Cannot add Object 'long'"));
        }
        Bag<String> upper = TransformedBag.transformingBag(new TreeBag<>(), String::toUpperCase);
        upper.add("x", 2);
        upper.addAll(List.of("y", "x"));
        System.out.println(upper + " " + CollectionBag.collectionBag(new HashBag<>(List.of(1, 1))).containsAll(List.of(1, 1)) + " " + BagUtils.emptyBag());
        MultiSet<String> ms = new org.apache.commons.collections4.multiset.HashMultiSet<>(List.of("p", "q", "p"));
        ms.setCount("q", 4);
        int sum = 0;
        for (MultiSet.Entry<String> e : ms.entrySet()) {
            sum += e.getCount() * e.getElement().charAt(0);
        }
        System.out.println(sum + " " + ms.size() + ms.getCount("p"));
    }
}
