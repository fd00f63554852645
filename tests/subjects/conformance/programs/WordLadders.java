// expect: as java
import java.util.*;
import java.util.stream.*;

public class WordLadders {
    static List<String> ladder(String from, String to, Set<String> words) {
        Map<String, String> cameFrom = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>(List.of(from));
        cameFrom.put(from, null);
        while (!queue.isEmpty()) {
            String w = queue.poll();
            if (w.equals(to)) break;
            char[] c = w.toCharArray();
            for (int i = 0; i < c.length; i++) {
                char kept = c[i];
                for (c[i] = 'a'; c[i] <= 'z'; c[i]++) {
                    String next = new String(c);
                    if (words.contains(next) && !cameFrom.containsKey(next)) {
                        cameFrom.put(next, w);
                        queue.add(next);
                    }
                }
                c[i] = kept;
            }
        }
        LinkedList<String> path = new LinkedList<>();
        if (cameFrom.containsKey(to)) for (String w = to; w != null; w = cameFrom.get(w)) path.addFirst(w);
        return path;
    }

    public static void main(String[] args) {
        Set<String> words = new TreeSet<>(List.of("cold cord card ward warm worm word corm wild".split(" ")));
        System.out.println(ladder("cold", "warm", words) + " " + ladder("cold", "wild", words));
        Map<String, List<String>> anagrams = Stream.of("listen silent enlist google elgoog".split(" ")).collect(Collectors.groupingBy(w -> w.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()), TreeMap::new, Collectors.toList()));
        System.out.println(anagrams);
        String text = "the cat and the hat and the bat";
        System.out.println(Arrays.stream(text.split(" ")).collect(Collectors.toMap(w -> w, w -> 1, Integer::sum, TreeMap::new)).entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(3).toList());
        StringBuilder title = new StringBuilder(text);
        for (int i = 0; i < title.length(); i++) if (i == 0 || title.charAt(i - 1) == ' ') title.setCharAt(i, Character.toTitleCase(title.charAt(i)));
        System.out.println(title + " " + new StringBuilder(text).reverse().indexOf("tah") + IntStream.range(0, text.length()).filter(i -> text.startsWith("the", i)).boxed().toList());
    }
}
