// expect: safe
// method: check(sym#sym)
// A number that was made a text is read back as it is, without a look at its digits.
public class NumberWrittenAndRead {
    static void check(int number, long large) {
        assert Integer.parseInt("" + number) == number;
        assert Long.parseLong(Integer.toString(number)) == number;
        try {
            assert Integer.parseInt(Long.toString(large)) == large;
        } catch (NumberFormatException e) {
            assert large != (int) large;
        }
    }
}
