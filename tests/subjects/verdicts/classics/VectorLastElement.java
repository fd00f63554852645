// expect: violated uncaught java.lang.ArrayIndexOutOfBoundsException
// get(size() - 1) while another thread removes.
import java.util.Vector;

public class VectorLastElement {
    static String last;

    public static void main(String[] args) {
        Vector<String> names = new Vector<>();
        names.add("Ada");
        Thread reader = new Thread(() -> {
            int size = names.size();
            if (size > 0) {
                last = names.get(size - 1);
            }
        });
        Thread remover = new Thread(() -> names.clear());
        reader.start();
        remover.start();
    }
}
