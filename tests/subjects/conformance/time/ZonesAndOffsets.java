// expect: as java
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.*;
import java.util.*;

public class ZonesAndOffsets {
    public static void main(String[] args) {
        System.out.println(ZoneId.systemDefault().getId() + " " + ZoneOffset.UTC + " " + ZoneOffset.of("+05:30") + " " + ZoneOffset.ofTotalSeconds(-3661) + " " + ZoneId.of("Z") + " "
                + ZoneId.of("GMT+2") + " " + ZoneId.of("UTC").normalized());
        ZoneId berlin = ZoneId.of("Europe/Berlin"), newYork = ZoneId.of("America/New_York");
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 31, 1, 59, 59, 0, berlin);
        System.out.println(z + " " + z.plusSeconds(1) + " " + z.plusHours(1) + " " + z.plusDays(1) + " " + z.withZoneSameInstant(newYork) + " " + z.withZoneSameLocal(ZoneOffset.UTC));
        System.out.println(ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, berlin) + " " + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, berlin) + " "
                + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, berlin).withLaterOffsetAtOverlap());
        ZoneRules rules = newYork.getRules();
        Instant i = Instant.parse("2024-06-01T00:00:00Z");
        System.out.println(rules.getOffset(i) + " " + rules.isDaylightSavings(i) + " " + rules.nextTransition(i) + " " + rules.getStandardOffset(i) + " " + rules.previousTransition(i).getDuration());
        System.out.println(ChronoUnit.HOURS.between(z, z.plusDays(1)) + " " + Duration.between(z, z.plusDays(1)) + " " + z.toEpochSecond() + " " + z.getOffset() + " " + z.toInstant());
        OffsetDateTime o = OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(-5));
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.compareTo(o.plusNanos(1)) + " " + OffsetTime.of(1, 2, 3, 0, ZoneOffset.MAX));
        for (String bad : new String[] {"Nowhere/City", "+25:00", "UTC+"}) {
            try {
                System.out.println(ZoneId.of(bad));
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        TimeZone utc = TimeZone.getTimeZone("UTC");
        Calendar c = new GregorianCalendar(utc, Locale.US);
        c.clear();
        c.set(2024, Calendar.FEBRUARY, 28, 23, 59, 59);
        c.add(Calendar.SECOND, 2);
        System.out.println(c.getTimeInMillis() + " " + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.WEEK_OF_YEAR));
        c.roll(Calendar.MONTH, -3);
        System.out.println(c.get(Calendar.YEAR) + "-" + c.get(Calendar.MONTH) + " " + new Date(0).getTime() + " " + new Date(0).toInstant() + " " + new Date(0) + " "
                + Date.from(i).before(new Date(0)) + " " + c.toInstant() + " " + TimeZone.getDefault().getID() + " " + utc.getRawOffset());
        GregorianCalendar g = new GregorianCalendar(1582, Calendar.OCTOBER, 4);
        g.add(Calendar.DATE, 1);
        System.out.println(g.get(Calendar.DATE) + " " + g.isLeapYear(1900) + " " + GregorianCalendar.from(z).getTimeInMillis());
        System.out.println(ZoneId.getAvailableZoneIds().contains("Asia/Tokyo") + " " + ZoneId.of("Asia/Kolkata").getRules().getOffset(i) + " " + ZoneId.SHORT_IDS.get("PST"));
        System.out.println(java.time.chrono.ThaiBuddhistDate.of(2567, 1, 1) + " " + java.time.chrono.JapaneseDate.of(2024, 1, 1) + " " + java.time.chrono.MinguoDate.of(113, 1, 1));
    }
}
