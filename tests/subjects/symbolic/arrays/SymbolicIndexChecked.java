// expect: safe
// method: check(sym)
public class SymbolicIndexChecked {
    static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    static void check(int month) {
        if (month < 0 || month >= DAYS.length) return;
        int days = DAYS[month];
        assert days >= 28 && days <= 31;
        if (days < 30) assert month == 1;
    }
}
