// expect: as java
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class WordCount {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int lines = 0, words = 0, chars = 0;
        Map<String, Integer> counts = new HashMap<>();
        Map<Integer, Set<String>> byLength = new TreeMap<>(Comparator.reverseOrder());
        for (String line; (line = in.readLine()) != null; lines++) {
            chars += line.length() + 1;
            for (String w : line.toLowerCase().split("[^\\p{L}']+")) {
                if (!w.isEmpty()) {
                    words++;
                    counts.merge(w, 1, Integer::sum);
                    byLength.computeIfAbsent(w.length(), k -> new TreeSet<>()).add(w);
                }
            }
        }
        System.out.printf("%d lines, %d words, %d characters%n", lines, words, chars);
        List<Map.Entry<String, Integer>> top = counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(8).toList();
        for (Map.Entry<String, Integer> e : top) {
            System.out.printf("%-10s %3d %s%n", e.getKey(), e.getValue(), "*".repeat(e.getValue()));
        }
        byLength.entrySet().stream().limit(3).forEach(e -> System.out.println(e.getKey() + " " + e.getValue()));
        System.out.println("" + counts.keySet().stream().collect(Collectors.groupingBy(w -> w.charAt(0), TreeMap::new, Collectors.counting())));
        System.out.println(counts);
    }
}
