import java.util.ArrayList;
import java.util.List;

// Holds more and more, without a choice.
public class Growing {
    public static void main(String[] arguments) {
        List<String> all = new ArrayList<>();
        for (int i = 0;; i++) all.add("text " + i);
    }
}
