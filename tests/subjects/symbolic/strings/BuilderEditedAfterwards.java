// expect: safe
// method: check(sym)
public class BuilderEditedAfterwards {
    static void check(int a) {
        if (a < -20 || a > 120) return;
        StringBuilder builder = new StringBuilder().append(a).append("!");
        builder.setCharAt(builder.length() - 1, '?');
        builder.insert(0, "<").append('\u20ac').append(true).append((String) null);
        String text = builder.toString();
        assert text.endsWith("?\u20actruenull") && text.startsWith("<");
        assert text.length() == 11 + (a < -9 || a > 99 ? 3 : a < 0 || a > 9 ? 2 : 1);
        builder.setLength(3);
        assert !builder.toString().equals("<5!");
        assert a != 5 || builder.toString().equals("<5?");
    }
}
