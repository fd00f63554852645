// expect: violated uncaught java.lang.IllegalStateException
// method: g(sym)
// keys: symbolic.mocks=all symbolic.string_length=3
// It has one element, which is "x".
import java.util.Iterator;

public class MockIterator {
    static void g(Iterator<String> it) {
        if (it == null) return;
        if (it.hasNext() && "x".equals(it.next()) && !it.hasNext()) throw new IllegalStateException();
    }
}
