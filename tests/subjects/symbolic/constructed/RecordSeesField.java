// expect: unknown
// reasons: constructed-late
// method: check(sym)
// The constructor looks at what the program could have set since.
public class RecordSeesField {
    static class Box {
        Label kept;
    }

    record Label(Box box) {
        Label {
            if (box.kept != null) throw new IllegalArgumentException();
        }
    }

    static void check(Label label) {
        if (label != null) assert label.box().kept == null;
    }
}
