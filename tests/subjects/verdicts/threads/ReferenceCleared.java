// expect: violated assertion
// por: cross-check
// Any thread may clear a reference.
import java.lang.ref.WeakReference;

public class ReferenceCleared {
    public static void main(String[] args) throws InterruptedException {
        WeakReference<Object> reference = new WeakReference<>("kept");
        Thread other = new Thread(reference::clear);
        other.start();
        assert reference.get() != null : "cleared";
        other.join();
    }
}
