// expect: safe
// method: check(sym)
// keys: symbolic.string_length=5
public class DecimalNumber {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("-?[0-9]{1,3}")) {
            int value = Integer.parseInt(text);
            assert value >= -999 && value <= 999;
        }
    }
}
