// expect: as java
import java.util.*;

public class ArrayListBasics {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("c", "a", "d"));
        list.add("b");
        list.add(0, "z");
        list.addAll(2, Arrays.asList("x", "y"));
        System.out.println(list + " " + list.indexOf("d") + " " + list.contains("q"));
        Collections.sort(list);
        System.out.println(list);
        list.sort(Comparator.reverseOrder());
        System.out.println(list + " " + list.subList(1, 4));
        list.removeIf(s -> s.compareTo("c") < 0);
        list.replaceAll(s -> s + s);
        System.out.println(list);
        Iterator<String> it = list.iterator();
        while (it.hasNext()) {
            if (it.next().startsWith("y")) {
                it.remove();
            }
        }
        System.out.println(list + " " + list.hashCode() + " " + list.equals(List.of("zz", "xx", "dd", "cc")));
        ListIterator<String> li = list.listIterator(list.size());
        while (li.hasPrevious()) {
            int index = li.previousIndex();
            li.set(li.previous() + index);
        }
        System.out.println(list);
        Collections.reverse(list);
        Collections.swap(list, 0, 3);
        System.out.println(list + " " + Collections.max(list) + Collections.min(list));
        LinkedList<Integer> linked = new LinkedList<>();
        for (int i = 0; i < 10; i++) {
            if (i % 2 == 0) {
                linked.addFirst(i);
            } else {
                linked.addLast(i);
            }
        }
        linked.remove(3);
        linked.removeFirstOccurrence(7);
        System.out.println(linked + " " + linked.peekFirst() + " " + linked.pollLast() + " " + linked.pop());
        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 40; i++) {
            deque.offerFirst(i);
            if (i % 3 == 0) {
                deque.pollLast();
            }
        }
        System.out.println(deque);
        Integer[] array = linked.toArray(new Integer[0]);
        System.out.println(array.length + " " + array[0] + " " + Arrays.toString(list.toArray()));
        try {
            list.get(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
