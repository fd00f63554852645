// expect: violated assertion
// method: check(sym)
// witness: ["xaby"]
public class BuilderOfAnyLengthLast {
    static void check(String text) {
        if (text == null || text.isEmpty()) return;
        StringBuilder builder = new StringBuilder(text);
        builder.deleteCharAt(builder.length() - 1).delete(0, 1);
        assert !builder.toString().equals("ab");
    }
}
