// expect: as java
import org.joda.time.*;
import org.joda.time.base.*;

public class JodaMutable {
    public static void main(String[] args) {
        MutableDateTime m = new MutableDateTime(2024, 1, 31, 10, 20, 30, 400, DateTimeZone.UTC);
        m.addMonths(1);
        System.out.println(m);
        m.add(Period.weeks(1));
        m.add(DurationFieldType.hours(), 30);
        System.out.println(m);
        m.setDate(2000, 2, 29);
        m.setTime(1, 2, 3, 4);
        m.setZone(DateTimeZone.forOffsetHours(3));
        System.out.println(m + " " + m.dayOfMonth().getMaximumValue());
        m.dayOfMonth().set(1);
        m.monthOfYear().add(5);
        m.hourOfDay().roundCeiling();
        System.out.println(m);
        m.setRounding(m.getChronology().minuteOfHour(), MutableDateTime.ROUND_HALF_EVEN);
        m.addSeconds(31);
        System.out.println(m + " " + m.getRoundingMode());
        try {
            m.setDayOfMonth(32);
        } catch (IllegalFieldValueException e) {
            System.out.println(e.getFieldName() + " " + e.getIllegalNumberValue() + " " + e.getLowerBound() + ".." + e.getUpperBound());
        }
        MutableInterval i = new MutableInterval(0, 1000);
        i.setEndMillis(5000);
        i.setDurationAfterStart(9000);
        System.out.println(i.toInterval().toDurationMillis() + " " + i.contains(500));
        MutablePeriod p = new MutablePeriod(1, 2, 3, 4);
        p.mergePeriod(Period.days(9));
        p.setPeriod(5, 4, 3, 2, 1, 0, 0, 0);
        p.addYears(-5);
        System.out.println(p + " " + p.size() + " " + p.getValue(1) + " " + p.getFieldType(2) + " " + p.indexOf(DurationFieldType.days()));
        MutableDateTime copy = m.copy();
        copy.addYears(1);
        System.out.println(m.isBefore(copy) + " " + Years.yearsBetween(m, copy) + " " + m.clone().equals(m));
        AbstractInstant a = m;
        System.out.println(a.toInstant().getMillis() + " " + new DateTime(m).equals(m.toDateTime()) + " " + new DateMidnightUse().text());
    }

    @SuppressWarnings("deprecation")
    static class DateMidnightUse {
        String text() {
            return new DateMidnight(2024, 1, 1, DateTimeZone.UTC).plusDays(1) + " " + new YearMonthDay(2024, 1, 1).plusMonths(1) + " " + new TimeOfDay(10, 30).plusMinutes(45);
        }
    }
}
