// expect: safe
// method: check(sym)
public class IsoDateParts {
    static int digits(String text, int at) {
        return (text.charAt(at) - '0') * 10 + text.charAt(at + 1) - '0';
    }

    static void check(String text) {
        if (text == null || text.length() > 11) return;
        if (!text.matches("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")) return;
        assert text.length() == 10;
        int month = digits(text, 5);
        int day = digits(text, 8);
        assert month >= 1 && month <= 12 && day >= 1 && day <= 31;
    }
}
