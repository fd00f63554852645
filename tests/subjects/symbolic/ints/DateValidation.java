// expect: safe
// method: check(sym#sym#sym)
// Days are numbered within the year; every valid date has a number from 1 to 366, and 366 only in leap years.
public class DateValidation {
    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static int daysIn(int year, int month) {
        switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    static boolean isValid(int year, int month, int day) {
        return year >= 1583 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
    }

    static void check(int year, int month, int day) {
        if (!isValid(year, month, day)) return;
        int number = day;
        for (int m = 1; m < month; m++) number += daysIn(year, m);
        assert number >= 1 && number <= 366;
        assert number < 366 || isLeap(year);
    }
}
