// expect: safe
// method: check(sym)
public class NumberOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        try {
            int number = Integer.parseInt(text);
            if (number > 5) assert number > 3;
            if (number < 0) assert text.startsWith("-");
            assert !text.isEmpty();
        } catch (NumberFormatException e) {
            assert !text.equals("17");
        }
    }
}
