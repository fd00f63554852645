// expect: as java
import java.time.*;
import java.time.temporal.*;

public class DurationsAndPeriods {
    public static void main(String[] args) {
        Duration d = Duration.ofSeconds(3661, 500_000_000);
        System.out.println(d + " " + d.toMinutes() + " " + d.toMillis() + " " + d.toHoursPart() + ":" + d.toMinutesPart() + ":" + d.toSecondsPart() + " " + d.toNanosPart());
        System.out.println(d.negated() + " " + d.plusMillis(1) + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.dividedBy(Duration.ofMinutes(10)) + " " + d.abs() + " "
                + d.truncatedTo(ChronoUnit.MINUTES) + " " + Duration.ZERO + " " + Duration.ofDays(2).minusHours(1) + " " + Duration.ofNanos(-1) + " " + Duration.ofMillis(-1500));
        System.out.println(Duration.parse("PT15M") + " " + Duration.parse("P2DT3H4.345S") + " " + Duration.parse("-PT-6H+3M") + " " + Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " "
                + Duration.between(Instant.EPOCH, Instant.ofEpochMilli(1234)) + " " + d.compareTo(Duration.ofHours(1)) + " " + Duration.of(3, ChronoUnit.HALF_DAYS));
        Period p = Period.of(1, 14, 40);
        System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.negated() + " " + p.plusDays(5) + " " + Period.parse("P1Y2M3W4D") + " " + Period.ofWeeks(2) + " " + Period.ZERO
                + " " + Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2024, 2, 29)) + " " + p.multipliedBy(2) + " " + LocalDate.of(2024, 1, 31).plus(Period.ofMonths(1)));
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
        System.out.println(i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + i.toEpochMilli() + " " + Instant.parse("2024-02-29T12:00:00Z").getEpochSecond() + " "
                + Instant.EPOCH.minusMillis(1) + " " + Instant.MIN + " " + Instant.MAX + " " + i.until(Instant.EPOCH, ChronoUnit.HOURS) + " " + i.isAfter(Instant.EPOCH));
        for (Runnable r : new Runnable[] {() -> Duration.parse("1h"), () -> Period.parse("P1"), () -> Duration.ofDays(Long.MAX_VALUE), () -> Instant.MAX.plusNanos(1), () -> d.dividedBy(0),
            () -> Instant.parse("2024-02-30T12:00:00Z"), () -> Duration.of(1, ChronoUnit.MONTHS)}) {
            try {
                r.run();
            } catch (DateTimeException | ArithmeticException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Clock fixed = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(LocalDateTime.now(fixed) + " " + Clock.offset(fixed, Duration.ofHours(1)).instant() + " " + fixed.millis() + " " + Clock.tick(fixed, Duration.ofMinutes(1)).instant());
        System.out.println(d.hashCode() + " " + p.hashCode() + " " + i.hashCode() + " " + d.equals(Duration.ofMillis(3661500)) + " " + ChronoUnit.DAYS.getDuration() + " " + ChronoUnit.CENTURIES);
        System.out.println(d.getUnits() + " " + p.getUnits() + " " + p.get(ChronoUnit.MONTHS) + " " + d.toDaysPart() + " " + Duration.ofSeconds(59).toMinutes());
    }
}
