// expect: violated assertion
// por: cross-check
// A final field that reflection writes when other threads can reach its object: its reads are visible.
import java.lang.reflect.Field;

public class ReflectionWritesFinal {
    final int[] value = {1};

    public static void main(String[] args) throws Exception {
        ReflectionWritesFinal object = new ReflectionWritesFinal();
        Field field = ReflectionWritesFinal.class.getDeclaredField("value");
        field.setAccessible(true);
        Thread writer = new Thread(() -> {
            try {
                field.set(object, new int[] {2});
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        int[] first = object.value, second = object.value;
        assert first == second : "written in between";
    }
}
