// expect: violated assertion
// method: check(sym)
// witness: [{"x": 1, "FieldOfSameName$Above.x": 2}]
// Two fields of one object have the same name.
public class FieldOfSameName {
    static class Above {
        int x;
    }

    static class Below extends Above {
        int x;
    }

    static void check(Below object) {
        if (object != null) assert ((Above) object).x == object.x;
    }
}
