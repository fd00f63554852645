// expect: as java
import java.util.*;

public class ConcurrentModification {
    interface Body {
        void run();
    }

    static void attempt(String name, Body b) {
        try {
            b.run();
            System.out.println(name + " fine");
        } catch (ConcurrentModificationException | IllegalStateException | NoSuchElementException e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("ArrayList remove in loop", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            for (Integer i : l) {
                l.remove(i);
            }
        });
        attempt("ArrayList remove second last", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            for (Integer i : l) {
                if (i == 2) {
                    l.remove(i);
                }
            }
            System.out.println(l);
        });
        attempt("forEach", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.forEach(x -> l.add(x));
        });
        attempt("LinkedList", () -> {
            LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3));
            Iterator<Integer> i = l.iterator();
            i.next();
            l.addFirst(0);
            i.next();
        });
        attempt("HashMap", () -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
            for (Integer k : m.keySet()) {
                m.put(k + 10, 0);
            }
        });
        attempt("HashMap overwrite", () -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
            for (Integer k : m.keySet()) {
                m.put(k, 0);
            }
        });
        attempt("TreeMap", () -> {
            TreeMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2));
            for (Integer k : m.keySet()) {
                m.remove(2);
            }
        });
        attempt("subList", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            List<Integer> s = l.subList(0, 2);
            l.add(4);
            s.size();
        });
        attempt("remove twice", () -> {
            Iterator<Integer> i = new ArrayList<>(List.of(1, 2)).iterator();
            i.next();
            i.remove();
            i.remove();
        });
        attempt("remove before next", () -> new HashSet<>(List.of(1)).iterator().remove());
        attempt("next at end", () -> new ArrayList<>().iterator().next());
        attempt("stream", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.stream().forEach(x -> l.add(1));
        });
        attempt("PriorityQueue", () -> {
            PriorityQueue<Integer> q = new PriorityQueue<>(List.of(1, 2));
            for (Integer i : q) {
                q.add(i);
            }
        });
        attempt("ListIterator add", () -> {
            ListIterator<Integer> i = new ArrayList<>(List.of(1, 2)).listIterator();
            i.next();
            i.add(5);
            i.set(6);
        });
        attempt("CopyOnWrite", () -> {
            List<Integer> l = new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2));
            for (Integer i : l) {
                l.add(i);
            }
            System.out.println(l);
        });
        attempt("removeIf inside", () -> {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            l.removeIf(x -> l.add(9));
        });
        attempt("sort inside", () -> {
            List<Integer> l = new ArrayList<>(List.of(3, 2, 1));
            l.sort((x, y) -> {
                l.add(0);
                return x - y;
            });
        });
    }
}
