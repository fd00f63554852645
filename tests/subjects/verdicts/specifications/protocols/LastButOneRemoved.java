import java.util.ArrayList;
import java.util.List;

public class LastButOneRemoved {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a", "b"));
        for (String name : names) {
            if (name.equals("a")) {
                names.remove(name);
            }
        }
    }
}
