// expect: as java
import org.joda.time.*;

public class JodaDurations {
    public static void main(String[] args) {
        Duration d = Duration.standardHours(25).plus(1500);
        System.out.println(d + " " + d.getStandardDays() + " " + d.getStandardMinutes() + " " + d.toPeriod() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(2) + " " + d.isLongerThan(Duration.ZERO) + " " + d.toStandardHours() + " " + Duration.parse("PT72.345S").getMillis() + " " + d.compareTo(Duration.millis(5)) + " " + d.withDurationAdded(Duration.standardDays(1), 2));
        Period p = new Period(1, 14, 3, 40, 25, 61, 61, 1001);
        System.out.println(p + " " + p.normalizedStandard() + " " + p.getMonths() + " " + p.plusDays(5) + " " + p.withYears(0) + " " + p.negated() + " " + new Period(3661000L) + " " + Period.parse("P1Y2M3W4DT5H6M7.008S") + " " + p.multipliedBy(2) + " " + Period.fieldDifference(new LocalDate(2020, 1, 31), new LocalDate(2024, 2, 29)));
        try {
            p.toStandardDuration();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        DateTime start = new DateTime(2024, 1, 31, 0, 0, DateTimeZone.UTC);
        System.out.println(start.plus(Period.months(1)) + " " + start.plus(Period.days(30)) + " " + new Period(start, start.plusMonths(14).plusHours(3)) + " " + new Period(start, start.plusDays(100), PeriodType.yearMonthDay()) + " " + new Period(start, start.plusDays(100), PeriodType.days()) + " " + Period.weeks(2).toDurationFrom(start) + " "
                + new Duration(start, start.plusYears(1)).getStandardDays());
        Interval i = new Interval(start, start.plusDays(10)), j = new Interval(start.plusDays(5), Period.weeks(2));
        System.out.println(i + " " + i.toDuration() + " " + i.contains(start.plusDays(3)) + " " + i.overlaps(j) + " " + i.overlap(j) + " " + i.gap(new Interval(start.plusDays(20), start.plusDays(21))) + " " + i.abuts(new Interval(start.plusDays(10), start.plusDays(11))) + " " + i.toPeriod() + " " + i.withDurationAfterStart(Duration.standardHours(5)) + " " + Interval.parse("2024-01-01/P1M").getEnd().getMonthOfYear()
                + " " + i.equals(new Interval(i)) + " " + i.isBefore(j) + " " + i.hashCode());
        try {
            new Interval(start, start.minusDays(1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MutablePeriod m = new MutablePeriod();
        m.addHours(5);
        m.setMinutes(90);
        m.add(Period.days(1));
        System.out.println(m + " " + m.toPeriod().normalizedStandard(PeriodType.time()) + " " + PeriodType.standard() + " " + PeriodType.yearDayTime().size() + " " + DurationFieldType.weeks());
    }
}
