// expect: as java
import org.joda.time.*;

public class JodaInstants {
    public static void main(String[] args) {
        DateTime t = new DateTime(2024, 2, 29, 13, 5, 9, 123, DateTimeZone.UTC);
        System.out.println(t + " " + t.getMillis() + " " + t.getDayOfWeek() + " " + t.getDayOfYear() + " " + t.getWeekOfWeekyear() + " " + t.getMillisOfDay() + " " + t.getCenturyOfEra() + " " + t.getYearOfCentury() + " " + t.getMinuteOfDay());
        System.out.println(t.plusYears(1) + " " + t.minusMonths(1) + " " + t.plusDays(1) + " " + t.withDayOfMonth(1) + " " + t.withTimeAtStartOfDay() + " " + t.withMillisOfSecond(0) + " " + t.withField(DateTimeFieldType.hourOfDay(), 3) + " " + t.withFieldAdded(DurationFieldType.weeks(), 2));
        Instant i = new Instant(0);
        System.out.println(i + " " + i.plus(86400000) + " " + i.toDateTime() + " " + i.isBefore(t) + " " + i.compareTo(t) + " " + i.equals(new Instant(0)) + " " + i.hashCode() + " " + Instant.parse("2024-01-01T00:00:00Z").getMillis());
        MutableDateTime m = t.toMutableDateTime();
        m.addHours(20);
        m.setMinuteOfHour(0);
        m.setRounding(m.getChronology().hourOfDay());
        System.out.println(m + " " + m.toDateTime().isAfter(t));
        System.out.println(t.toLocalDate() + " " + t.toLocalTime() + " " + t.toLocalDateTime());
    }
}
