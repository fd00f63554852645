// expect: violated assertion
// message: on RED 5 [1, 2] inner 3
// trace-length: 2
// Objects from JSON, whose values may be choices.
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

public class ObjectsFromJson {
    static class Inner {
        int depth;
    }

    static class Base {
        String name = "not set: no constructor runs";
    }

    static class Lamp extends Base {
        boolean on;
        int level;
        Integer boxed;
        double share;
        int[] marks;
        Inner inner;
    }

    public static void main(String[] args) {
        Lamp lamp = Verify.createFromJSON(Lamp.class,
                "{\"name\": \"RED\", \"on\": TrueFalse(), \"level\": IntSet(1, 5), \"share\": DoubleSet(0.5),"
                        + " \"marks\": [1, 2], \"inner\": {\"depth\": IntInterval(3, 3)}, \"boxed\": null}");
        if (lamp.share != 0.5 || lamp.boxed != null) throw new IllegalStateException();
        if (Verify.createFromJSON(Lamp.class, "{}").name != null) throw new IllegalStateException();
        assert !lamp.on || lamp.level != 5 : "on " + lamp.name + " " + lamp.level + " " + Arrays.toString(lamp.marks)
                + " inner " + lamp.inner.depth;
    }
}
