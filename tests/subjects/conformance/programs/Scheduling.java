// expect: as java
import java.util.*;
import java.util.stream.*;

public class Scheduling {
    record Task(String name, int length, Set<String> after) {}

    static Map<String, Integer> starts(List<Task> tasks) {
        Map<String, Task> byName = tasks.stream().collect(Collectors.toMap(Task::name, t -> t, (a, b) -> a, LinkedHashMap::new));
        Map<String, Integer> done = new LinkedHashMap<>();
        while (done.size() < byName.size()) {
            boolean moved = false;
            for (Task t : byName.values()) {
                if (done.containsKey(t.name()) || !done.keySet().containsAll(t.after())) continue;
                int start = t.after().stream().mapToInt(a -> done.get(a) + byName.get(a).length()).max().orElse(0);
                done.put(t.name(), start);
                moved = true;
            }
            if (!moved) throw new IllegalStateException("stuck: " + byName.keySet().stream().filter(n -> !done.containsKey(n)).sorted().toList());
        }
        return done;
    }

    public static void main(String[] args) {
        List<Task> tasks = new ArrayList<>(List.of(new Task("d", 1, Set.of("b", "c")), new Task("a", 3, Set.of()), new Task("b", 2, Set.of("a")), new Task("c", 5, Set.of("a"))));
        Map<String, Integer> s = starts(tasks);
        System.out.println(s + " " + tasks.stream().mapToInt(t -> s.get(t.name()) + t.length()).max().getAsInt());
        StringBuilder chart = new StringBuilder();
        s.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey())).forEach(e -> chart.append(e.getKey()).append(" ".repeat(e.getValue())).append("#".repeat(tasks.stream().filter(t -> t.name().equals(e.getKey())).findAny().get().length())).append('\n'));
        System.out.print(chart);
        tasks.add(new Task("e", 1, Set.of("f")));
        tasks.add(new Task("f", 1, Set.of("e")));
        try {
            starts(tasks);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        NavigableMap<Integer, String> shifts = new TreeMap<>(Map.of(0, "night", 6, "early", 14, "late", 22, "night"));
        for (int h : new int[] {0, 5, 6, 13, 23}) System.out.print(shifts.floorEntry(h).getValue() + " ");
        System.out.println();
    }
}
