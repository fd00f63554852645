// expect: violated assertion
// method: check(sym)
// paths: 5 1
// witness: [-1]
// Truncating division: an offset before midnight gives a negative minute.
public class TimeOfDayNegative {
    static void check(int offset) {
        if (offset <= -1440 || offset >= 1440) return;
        int hour = (24 + offset / 60) % 24;
        int minute = offset % 60;
        assert hour >= 0 && hour < 24;
        assert minute > -60 && minute < 60;
        if (offset < 0 && minute != 0) {
            assert minute >= 0 : hour + ":" + minute;
        }
    }
}
