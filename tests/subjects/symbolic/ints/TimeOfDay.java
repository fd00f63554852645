// expect: safe
// method: check(sym)
public class TimeOfDay {
    static void check(int seconds) {
        if (seconds < 0 || seconds >= 86400) return;
        int hour = seconds / 3600;
        int minute = seconds / 60 % 60;
        int second = seconds % 60;
        assert 0 <= hour && hour < 24 && 0 <= minute && minute < 60 && 0 <= second && second < 60;
        assert (hour * 60 + minute) * 60 + second == seconds;
    }
}
