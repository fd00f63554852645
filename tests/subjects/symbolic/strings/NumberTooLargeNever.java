// expect: safe
// method: check(sym)
public class NumberTooLargeNever {
    static int check(String text) {
        if (text == null || text.length() < 1 || text.length() > 9) return 0;
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) < '0' || text.charAt(i) > '9') return 0;
        int number = Integer.parseInt(text);
        assert number >= 0 && number <= 999_999_999;
        return number;
    }
}
