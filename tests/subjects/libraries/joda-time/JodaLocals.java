// expect: as java
import org.joda.time.*;

public class JodaLocals {
    public static void main(String[] args) {
        LocalDate d = new LocalDate(2024, 2, 29);
        System.out.println(d + " " + d.plusYears(1) + " " + d.minusDays(60) + " " + d.withDayOfYear(1) + " " + d.getDayOfWeek() + " " + d.dayOfMonth().withMaximumValue() + " " + d.monthOfYear().addToCopy(14) + " " + d.isAfter(new LocalDate(2023, 1, 1)) + " " + d.compareTo(d.plusDays(1)) + " " + d.equals(LocalDate.parse("2024-02-29")) + " " + d.hashCode());
        System.out.println(d.toDateTimeAtStartOfDay(DateTimeZone.UTC) + " " + d.toInterval(DateTimeZone.UTC) + " " + d.toLocalDateTime(LocalTime.MIDNIGHT) + " " + d.property(DateTimeFieldType.dayOfYear()).getAsText(java.util.Locale.US) + " " + d.dayOfWeek().getAsText(java.util.Locale.US) + " " + d.monthOfYear().getAsShortText(java.util.Locale.US) + " " + d.year().isLeap());
        LocalTime t = new LocalTime(23, 59, 30, 5);
        System.out.println(t + " " + t.plusMinutes(1) + " " + t.minusHours(25) + " " + t.withSecondOfMinute(0) + " " + t.hourOfDay().roundHalfCeilingCopy() + " " + t.getMillisOfDay() + " " + LocalTime.fromMillisOfDay(3661000) + " " + t.isBefore(LocalTime.MIDNIGHT) + " " + LocalTime.parse("10:15"));
        LocalDateTime dt = new LocalDateTime(2024, 12, 31, 23, 59);
        System.out.println(dt.plusMinutes(1) + " " + dt.weekOfWeekyear().get() + " " + dt.toDateTime(DateTimeZone.forOffsetHours(2)) + " " + dt.withDate(2000, 1, 1) + " " + dt.getValue(0) + " " + dt.size() + " " + dt.getFieldTypes()[1]);
        YearMonth ym = new YearMonth(2024, 2);
        MonthDay md = new MonthDay(2, 29);
        System.out.println(ym + " " + ym.plusMonths(11) + " " + ym.toLocalDate(29) + " " + ym.toInterval(DateTimeZone.UTC) + " " + md + " " + md.plusDays(1) + " " + md.toLocalDate(2024) + " " + new Partial(DateTimeFieldType.hourOfDay(), 5).with(DateTimeFieldType.minuteOfHour(), 7));
        for (Runnable r : new Runnable[] {() -> new LocalDate(2023, 2, 29), () -> new LocalTime(24, 0), () -> LocalDate.parse("x"), () -> md.toLocalDate(2023), () -> d.get(DateTimeFieldType.hourOfDay())}) {
            try {
                r.run();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(Days.daysBetween(d, d.plusMonths(3)).getDays() + " " + Months.monthsBetween(d, new LocalDate(2025, 2, 28)) + " " + Years.yearsBetween(d, new LocalDate(2030, 1, 1)).getYears() + " " + Weeks.weeksBetween(d, d.plusDays(20)) + " " + Hours.hoursBetween(dt, dt.plusDays(2)) + " " + Days.THREE.multipliedBy(2).plus(1) + " " + Minutes.parseMinutes("PT5M") + " " + Hours.TWO.toStandardMinutes() + " "
                + Seconds.seconds(3).isGreaterThan(Seconds.ONE));
    }
}
