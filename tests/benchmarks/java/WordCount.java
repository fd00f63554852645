import java.util.HashMap;
import java.util.Map;

/** StringBuilder and HashMap<String,Integer>: builds words and counts them. args[0]: rounds. */
public class WordCount {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Map<String, Integer> counts = new HashMap<>();
        int seed = 1;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 1103515245 + 12345;
            StringBuilder word = new StringBuilder();
            word.append("word").append((seed >>> 16) % 997).append('-').append(i % 7);
            counts.merge(word.toString(), 1, Integer::sum);
        }
        int most = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            most = Math.max(most, entry.getValue() + entry.getKey().length());
        }
        System.out.println(counts.size() + " " + most);
    }
}
