// expect: violated assertion
// method: half(int:sym#String:con)
// witness: [-1, null]
// Which of two methods with as many parameters is meant: of an int, half of -1 is no smaller number.
public class OverloadByType {
    static int half(int number, String unit) {
        int result = number / 2;
        assert unit != null || result < number || number > -1 || result != 0;
        return result;
    }

    static long half(long number, String unit) {
        return number / 2;
    }

    static int half(int number, Object unit) {
        return number;
    }
}
