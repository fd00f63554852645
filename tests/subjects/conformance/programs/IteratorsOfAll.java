// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class IteratorsOfAll {
    static class Ring<T> extends AbstractList<T> implements RandomAccess {
        private final Object[] items;
        private int head, size;

        Ring(int capacity) {
            items = new Object[capacity];
        }

        @Override
        public boolean add(T t) {
            if (size == items.length) {
                head = (head + 1) % items.length;
                size--;
            }
            items[(head + size++) % items.length] = t;
            modCount++;
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T get(int i) {
            Objects.checkIndex(i, size);
            return (T) items[(head + i) % items.length];
        }

        @Override
        public T set(int i, T t) {
            T old = get(i);
            items[(head + i) % items.length] = t;
            return old;
        }

        @Override
        public int size() {
            return size;
        }
    }

    public static void main(String[] args) {
        Ring<Integer> ring = new Ring<>(4);
        for (int i = 0; i < 6; i++) ring.add(i * i);
        System.out.println(ring + " " + ring.indexOf(16) + ring.subList(1, 3) + ring.contains(1) + ring.equals(List.of(4, 9, 16, 25)) + ring.hashCode());
        Collections.reverse(ring);
        Collections.rotate(ring, 1);
        Collections.swap(ring, 0, 2);
        ring.sort(null);
        System.out.println(ring + " " + Collections.binarySearch(ring, 9) + Collections.max(ring) + ring.stream().mapToInt(i -> i).sum());
        try {
            ring.remove(0);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        ListIterator<Integer> li = ring.listIterator(2);
        System.out.println(li.previous() + " " + li.nextIndex() + li.next() + li.hasPrevious());
        li.set(100);
        try {
            for (Integer i : ring) if (i == 100) ring.add(1);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified " + ring);
        }
        List<Integer> list = new ArrayList<>(List.of(5, 3, 8, 1)), linked = new LinkedList<>(list);
        ListIterator<Integer> it = linked.listIterator();
        while (it.hasNext()) if (it.next() > 4) it.add(-1); else it.remove();
        System.out.println(linked + " " + list.removeIf(x -> x == 3) + list + list.retainAll(Set.of(5, 8)) + list);
        List<Integer> view = list.subList(0, 1);
        view.clear();
        view.add(77);
        System.out.println(list + " " + Arrays.asList(1, 2).getClass().getSimpleName());
        list.add(0);
        try {
            view.size();
        } catch (ConcurrentModificationException e) {
            System.out.println("view");
        }
        Deque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < 5; i++) if (i % 2 == 0) d.push(i); else d.addLast(i);
        System.out.println(d + " " + d.pollLast() + d.peekFirst() + d.removeFirstOccurrence(0) + d.descendingIterator().next() + d.pop());
        try {
            d.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        PriorityQueue<String> q = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(q, "ccc", "a", "bb", "aa", "b");
        StringBuilder out = new StringBuilder();
        while (!q.isEmpty()) out.append(q.poll()).append(' ');
        System.out.println(out);
        int[] a = {5, 2, 9, 1};
        Arrays.sort(a, 1, 3);
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        int[] prefix = {1, 2, 3, 4};
        Arrays.parallelPrefix(prefix, Integer::sum);
        System.out.println(Arrays.toString(a) + Arrays.toString(boxed) + Arrays.toString(prefix) + Arrays.binarySearch(new int[] {1, 3, 5}, 4) + Arrays.mismatch(a, prefix) + Arrays.compare(a, prefix) + Arrays.hashCode(a) + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + Arrays.equals(a, 0, 1, new int[] {5}, 0, 1) + Arrays.asList(boxed).indexOf(1));
        Arrays.fill(a, 1, 2, 0);
        Arrays.setAll(prefix, i -> i * i);
        System.out.println(Arrays.stream(a).boxed().collect(Collectors.toList()) + Arrays.toString(Arrays.copyOfRange(prefix, 2, 6)) + Collections.nCopies(2, "x") + Collections.frequency(List.of(1, 2, 1), 1) + Collections.disjoint(List.of(1), List.of(2)) + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.emptyList().equals(new ArrayList<>()));
        Iterable<Integer> squares = () -> IntStream.rangeClosed(1, 3).map(x -> x * x).iterator();
        for (int s : squares) System.out.print(s + " ");
        PrimitiveIterator.OfInt p = IntStream.range(0, 2).iterator();
        p.nextInt();
        p.nextInt();
        try {
            p.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println("end");
        }
        System.out.println(new StringTokenizer("a b,c", " ,", true).countTokens() + " " + List.copyOf(new HashSet<>(Set.of(1))) + new Random(3).ints(3, 0, 100).boxed().toList() + new SplittableRandom(9).nextInt(50) + new Random(1).nextGaussian());
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(shuffled, new Random(42));
        System.out.println(shuffled);
    }
}
