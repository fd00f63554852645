import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorAsked {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        int sum = 0;
        for (int each : list) {
            sum += each;
        }
        for (Iterator<Integer> i = list.iterator(); i.hasNext(); ) {
            if (i.hasNext()) {
                sum += i.next();
            }
        }
        System.out.println(sum);
    }
}
