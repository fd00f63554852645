import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// Safe. Data choices and objects of many classes, which are loaded in another order on other paths: collections,
// exceptions that are kept, reflection, records, enumerations, class objects that are written to, texts.
public class Values {
    record Pair(int left, String right) {}

    enum Color { RED, GREEN, BLUE }

    static final Map<Object, Object> shared = new ConcurrentHashMap<>();
    static final AtomicInteger count = new AtomicInteger();

    static Object make(int kind, int size) throws Exception {
        switch (kind) {
            case 0:
                List<Integer> list = new ArrayList<>();
                for (int i = 0; i < size; i++) list.add(i * 1000);
                return list;
            case 1:
                return new IllegalStateException("of size " + size);
            case 2:
                return new Pair(size, "right " + size).toString();
            case 3:
                return Color.values()[size % 3];
            case 4:
                return Values.class.getDeclaredMethod("twice", int.class).invoke(null, size);
            default:
                return new HashMap<>(Map.of(size, Color.class.getEnumConstants()[0]));
        }
    }

    static int twice(int of) {
        return 2 * of;
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                shared.put("other" + i, count.incrementAndGet());
                Verify.getBoolean();
            }
        });
        other.start();
        Object[] made = new Object[2];
        for (int i = 0; i < made.length; i++) {
            made[i] = make(i == 0 ? Verify.getInt(0, 5) : 1, i + 2);
            shared.put(i, count.incrementAndGet());
        }
        other.join();
        assert shared.size() == 4;
    }
}
