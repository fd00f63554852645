// expect: violated assertion
// method: check(sym)
// witness: [{"box": {"kept": {"same": 1}}}]
// What a record was made from may be changed to refer to it.
public class RecordInItself {
    static class Box {
        Label kept;
    }

    record Label(Box box) {
        Label {
            if (box == null) throw new NullPointerException();
        }
    }

    static void check(Label label) {
        if (label != null) assert label.box().kept != label;
    }
}
