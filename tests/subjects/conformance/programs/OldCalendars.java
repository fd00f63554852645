// expect: as java
import java.text.*;
import java.util.*;

public class OldCalendars {
    public static void main(String[] args) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        GregorianCalendar c = new GregorianCalendar(2000, Calendar.JANUARY, 31, 23, 59, 59);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.getTime() + " " + c.get(Calendar.WEEK_OF_YEAR) + c.getActualMaximum(Calendar.DAY_OF_MONTH) + c.isLeapYear(1900));
        c.roll(Calendar.DAY_OF_MONTH, 5);
        c.set(Calendar.HOUR_OF_DAY, 48);
        System.out.println(c.getTimeInMillis() + " " + c.getTime() + " " + c.get(Calendar.AM_PM) + c.getFirstDayOfWeek() + c.getMinimalDaysInFirstWeek());
        c.setLenient(false);
        c.set(Calendar.MONTH, 14);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        GregorianCalendar old = new GregorianCalendar(1582, Calendar.OCTOBER, 4);
        old.add(Calendar.DATE, 1);
        System.out.println(old.getTime() + " " + old.toZonedDateTime());
        SimpleDateFormat f = new SimpleDateFormat("yyyy.MM.dd G 'at' HH:mm:ss.SSS z EEEE D w k K a", Locale.US);
        System.out.println(f.format(new Date(123456789012L)) + " " + f.toPattern().length());
        SimpleDateFormat strict = new SimpleDateFormat("dd/MM/yy");
        strict.setLenient(false);
        strict.set2DigitYearStart(new Date(0));
        System.out.println(strict.parse("01/02/69").getTime() + " " + strict.parse("01/02/70").getTime());
        try {
            strict.parse("32/01/99");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        ParsePosition at = new ParsePosition(2);
        System.out.println(new SimpleDateFormat("HH:mm").parse("x 12:34 rest", at).getTime() + " " + at.getIndex());
        TimeZone ny = TimeZone.getTimeZone("America/New_York");
        System.out.println(ny.getOffset(1_000_000_000_000L) + " " + ny.inDaylightTime(new Date(1_000_000_000_000L)) + ny.getDisplayName(true, TimeZone.SHORT) + TimeZone.getTimeZone("GMT+5:30").getRawOffset() + TimeZone.getTimeZone("nonsense").getID());
        Date a = new Date(1000), b = new Date(2000);
        System.out.println(a.before(b) + " " + a.compareTo(b) + a.equals(new Date(1000)) + a.toInstant());
    }
}
