// expect: safe
// assumes: references-kept
import java.lang.ref.WeakReference;

public class WeakReferenceKept {
    public static void main(String[] args) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        assert reference.get() != null;
    }
}
