// expect: violated assertion
// method: check(sym)
// witness: [{"number": 5}]
// An input that is first used by reflection.
import java.lang.reflect.Field;

public class ReflectedReceiver {
    static class Box {
        int number;
    }

    static void check(Box box) throws Exception {
        Field number = Box.class.getDeclaredField("number");
        int value;
        try {
            value = number.getInt(box);
        } catch (NullPointerException e) {
            return;
        }
        assert value != 5;
    }
}
