// expect: violated assertion
// method: check(sym)
// witness: ["2024-02-30"]
// The shape of a date is not a date.
public class IsoDate {
    static int number(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) value = value * 10 + text.charAt(i) - '0';
        return value;
    }

    static void check(String text) {
        if (text == null || text.length() != 10) return;
        if (!text.matches("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")) return;
        int month = number(text, 5, 7);
        int day = number(text, 8, 10);
        if (month == 2) assert day <= 29 : text;
    }
}
