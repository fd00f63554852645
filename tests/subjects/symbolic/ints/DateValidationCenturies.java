// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [1900, 2, 29]
// Centuries are leap years here, which they are not in the Gregorian calendar.
public class DateValidationCenturies {
    static boolean isLeap(int year) {
        return year % 4 == 0;
    }

    static int daysIn(int year, int month) {
        if (month == 2) return isLeap(year) ? 29 : 28;
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    static void check(int year, int month, int day) {
        if (year < 1583 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return;
        if (month == 2 && day == 29) {
            assert year % 400 == 0 || year % 100 != 0 : "no such day";
        }
    }
}
