// expect: as java
import java.util.*;

public class QueuesAndHeaps {
    record Task(int priority, String name) {
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        for (int i = 0; i < 20; i++) {
            heap.add(i * 7 % 20);
        }
        System.out.println(heap + " " + heap.peek());
        heap.remove(5);
        heap.remove(100);
        StringBuilder out = new StringBuilder();
        while (!heap.isEmpty()) {
            out.append(heap.poll()).append(' ');
        }
        System.out.println(out + "" + heap.poll());
        PriorityQueue<Task> tasks = new PriorityQueue<>(Comparator.comparingInt(Task::priority).reversed().thenComparing(Task::name));
        Collections.addAll(tasks, new Task(1, "low"), new Task(5, "high"), new Task(3, "mid"), new Task(5, "also high"));
        while (tasks.peek() != null) {
            System.out.println(tasks.remove());
        }
        PriorityQueue<String> fromList = new PriorityQueue<>(List.of("d", "b", "a", "c", "e"));
        Iterator<String> it = fromList.iterator();
        while (it.hasNext()) {
            if (it.next().equals("b")) {
                it.remove();
            }
        }
        System.out.println(fromList + " " + fromList.contains("b") + " " + fromList.comparator());
        ArrayDeque<Integer> deque = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
            if (i % 5 == 4) {
                deque.removeFirst();
            }
        }
        System.out.println(deque + " " + deque.peekLast() + " " + deque.size());
        deque.removeIf(x -> x % 2 == 0);
        Iterator<Integer> back = deque.descendingIterator();
        while (back.hasNext()) {
            System.out.print(back.next() + " ");
        }
        System.out.println(deque.removeFirstOccurrence(7) + " " + deque.removeLastOccurrence(70));
        try {
            deque.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        System.out.println(stack.peek() + stack.search("a") + stack.pop() + stack.pop() + stack.empty());
        try {
            stack.pop();
        } catch (EmptyStackException e) {
            System.out.println(e);
        }
        Queue<Integer> linked = new LinkedList<>(Arrays.asList(1, null, 2));
        System.out.println(linked.poll() + " " + linked.poll() + " " + linked.element() + " " + linked.offer(3) + linked);
        try {
            new ArrayDeque<>().pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Vector<Integer> v = new Vector<>(1, 3);
        for (int i = 0; i < 6; i++) {
            v.addElement(i);
        }
        v.insertElementAt(99, 2);
        System.out.println(v + " " + v.capacity() + " " + v.firstElement() + " " + v.elements().nextElement());
    }
}
