// expect: as java
import java.text.*;
import java.util.*;

public class OldDates {
    public static void main(String[] args) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        Date d = new Date(1_710_000_000_000L);
        System.out.println(d + " " + d.getTime() + " " + d.compareTo(new Date(0)) + " " + d.before(new Date(0)) + " " + d.toInstant());
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS Z", "EEE, MMM d, ''yy", "h:mm a, z", "yyyyy.MMMMM.dd GGG hh:mm aaa", "K:mm, k XXX", "w W D F E u"}) {
            System.out.println(new SimpleDateFormat(p, Locale.US).format(d));
        }
        SimpleDateFormat strict = new SimpleDateFormat("dd.MM.yyyy", Locale.GERMANY);
        System.out.println(strict.parse("32.01.2024").getTime());
        strict.setLenient(false);
        try {
            strict.parse("32.01.2024");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        Calendar c = new GregorianCalendar(2024, Calendar.JANUARY, 31, 10, 30);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.getTime() + " " + c.get(Calendar.DAY_OF_WEEK) + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.getFirstDayOfWeek());
        c.roll(Calendar.DAY_OF_MONTH, 5);
        c.set(Calendar.HOUR_OF_DAY, 26);
        System.out.println(c.getTime() + " " + c.getTimeZone().getID() + " " + c.getTimeZone().inDaylightTime(c.getTime()));
        c.setTimeZone(TimeZone.getTimeZone("GMT+5:30"));
        System.out.println(c.get(Calendar.HOUR_OF_DAY) + " " + c.getTimeZone().getRawOffset() + " " + ((GregorianCalendar) c).isLeapYear(1900) + " " + c.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.FRENCH));
        GregorianCalendar old = new GregorianCalendar(1582, Calendar.OCTOBER, 4);
        old.add(Calendar.DATE, 1);
        System.out.println(old.getTime() + " " + TimeZone.getTimeZone("Nowhere").getID() + " " + TimeZone.getTimeZone("Europe/London").getDisplayName(true, TimeZone.SHORT, Locale.UK) + " " + TimeZone.getTimeZone("Asia/Tokyo").getOffset(0));
        System.out.println(DateFormat.getDateInstance(DateFormat.LONG, Locale.US).format(d) + " | " + DateFormat.getDateTimeInstance(DateFormat.MEDIUM, DateFormat.SHORT, Locale.GERMANY).format(d) + " | " + DateFormat.getTimeInstance(DateFormat.MEDIUM, Locale.UK).format(d));
        System.out.println(String.format(Locale.US, "%tF %<tT %<tZ %<tA %<tj %<tp %<ts %<tD %<tr %<tc", c));
        SimpleTimeZone z = new SimpleTimeZone(3600000, "Own", Calendar.MARCH, -1, Calendar.SUNDAY, 7200000, Calendar.OCTOBER, -1, Calendar.SUNDAY, 10800000);
        System.out.println(z.inDaylightTime(new Date(1_720_000_000_000L)) + " " + z.getOffset(1_700_000_000_000L));
    }
}
