import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class RemovedByIterator {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        for (Iterator<String> all = names.iterator(); all.hasNext();) {
            if (all.next().equals("a")) {
                all.remove();
            }
        }
        names.remove("b");
    }
}
