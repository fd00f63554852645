// expect: as java
import org.joda.time.*;
import org.joda.time.chrono.*;

public class JodaChronologies {
    public static void main(String[] args) {
        DateTime t = new DateTime(2024, 2, 29, 12, 0, DateTimeZone.UTC);
        for (Chronology c : new Chronology[] {ISOChronology.getInstanceUTC(), GregorianChronology.getInstanceUTC(), JulianChronology.getInstanceUTC(), GJChronology.getInstanceUTC(), BuddhistChronology.getInstanceUTC(), CopticChronology.getInstanceUTC(), EthiopicChronology.getInstanceUTC(), IslamicChronology.getInstanceUTC()}) {
            DateTime u = t.withChronology(c);
            System.out.println(c + " " + u.getYear() + "-" + u.getMonthOfYear() + "-" + u.getDayOfMonth() + " " + u.getEra() + " " + u.dayOfYear().getMaximumValue() + " " + u.year().isLeap() + " " + u.plusMonths(1).getDayOfYear());
        }
        System.out.println(new LocalDate(1582, 10, 4, GJChronology.getInstanceUTC()).plusDays(1) + " " + new LocalDate(1582, 10, 4, ISOChronology.getInstanceUTC()).plusDays(1) + " " + GJChronology.getInstanceUTC().getGregorianCutover());
        try {
            new LocalDate(1582, 10, 10, GJChronology.getInstanceUTC());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Chronology lenient = LenientChronology.getInstance(ISOChronology.getInstanceUTC());
        System.out.println(new LocalDate(2024, 14, 40, lenient).toDateTimeAtStartOfDay(DateTimeZone.UTC) + " " + new DateTime(2024, 1, 31, 0, 0, StrictChronology.getInstance(ISOChronology.getInstanceUTC())).plusMonths(1).getDayOfMonth());
        LimitChronology limited = LimitChronology.getInstance(ISOChronology.getInstanceUTC(), new DateTime(2000, 1, 1, 0, 0, DateTimeZone.UTC), new DateTime(2030, 1, 1, 0, 0, DateTimeZone.UTC));
        try {
            new DateTime(2029, 12, 31, 0, 0, limited).plusDays(5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        DateTimeField f = ISOChronology.getInstanceUTC().monthOfYear();
        System.out.println(f + " " + f.getMinimumValue() + f.getMaximumValue() + " " + f.getDurationField() + " " + f.roundFloor(t.getMillis()) + " " + f.roundCeiling(t.getMillis()) + " " + f.getDifference(t.plusMonths(30).getMillis(), t.getMillis()) + " " + f.addWrapField(t.getMillis(), 11) + " " + f.getMaximumTextLength(java.util.Locale.US));
        System.out.println(t.weekyear().get() + " " + t.monthOfYear().roundHalfEvenCopy() + " " + t.minuteOfDay().setCopy(61) + " " + t.dayOfWeek().setCopy("Monday", java.util.Locale.US) + " " + t.yearOfEra().addWrapFieldToCopy(5) + " " + t.hourOfDay().remainder() + " " + t.dayOfMonth().toInterval());
        System.out.println(DateTimeUtils.getPeriodType(null) + " " + DateTimeUtils.toJulianDay(0) + " " + DateTimeUtils.fromJulianDay(2440588.0) + " " + DateTimeUtils.isContiguous(new LocalDate(2024, 1, 1)) + " " + DateTimeFieldType.era().getDurationType() + " " + DateTimeConstants.MILLIS_PER_WEEK);
    }
}
