import java.util.Iterator;
import java.util.List;

public class IteratorUnasked {
    public static void main(String[] args) {
        Iterator<Integer> iterator = List.of(1, 2).iterator();
        int sum = 0;
        if (iterator.hasNext()) {
            sum += iterator.next();
            sum += iterator.next();
        }
        System.out.println(sum);
    }
}
