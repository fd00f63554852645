// expect: as java
import java.util.*;
import org.joda.time.*;
import org.joda.time.tz.*;

public class JodaZones {
    public static void main(String[] args) {
        DateTimeZone berlin = DateTimeZone.forID("Europe/Berlin"), ny = DateTimeZone.forID("America/New_York");
        DateTime t = new DateTime(2024, 3, 31, 1, 59, 59, berlin);
        System.out.println(t + " " + t.plusSeconds(1) + " " + t.plusDays(1) + " " + t.withZone(ny) + " " + t.withZoneRetainFields(DateTimeZone.UTC) + " " + t.toInstant());
        System.out.println(berlin.getOffset(t) + " " + berlin.isStandardOffset(t.plusHours(5).getMillis()) + " " + new DateTime(berlin.nextTransition(t.getMillis()), DateTimeZone.UTC) + " " + new DateTime(berlin.previousTransition(t.getMillis()), DateTimeZone.UTC) + " " + berlin.getNameKey(t.getMillis()) + " " + berlin.getShortName(0, Locale.US));
        try {
            new DateTime(2024, 3, 31, 2, 30, berlin);
        } catch (IllegalInstantException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(berlin.isLocalDateTimeGap(new LocalDateTime(2024, 3, 31, 2, 30)) + " " + new DateTime(2024, 10, 27, 2, 30, berlin) + " " + new DateTime(2024, 10, 27, 2, 30, berlin).withLaterOffsetAtOverlap() + " " + berlin.convertLocalToUTC(0, false) + " " + berlin.convertUTCToLocal(0));
        System.out.println(DateTimeZone.forOffsetHoursMinutes(5, 30) + " " + DateTimeZone.forOffsetMillis(-1) + " " + DateTimeZone.forID("+02:15").toTimeZone().getRawOffset() + " " + DateTimeZone.forTimeZone(TimeZone.getTimeZone("Asia/Tokyo")) + " " + DateTimeZone.getDefault() + " " + DateTimeZone.UTC.isFixed() + " " + DateTimeZone.getAvailableIDs().contains("Australia/Sydney"));
        try {
            DateTimeZone.forID("Nowhere/City");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        DateTime y = new DateTime(1900, 1, 1, 0, 0, DateTimeZone.forID("Europe/Paris"));
        System.out.println(y + " " + y.getZone().getOffset(y) + " " + Days.daysBetween(t.toLocalDate(), t.plusYears(1).toLocalDate()).getDays() + " " + Hours.hoursBetween(t.withTimeAtStartOfDay(), t.plusDays(1).withTimeAtStartOfDay()).getHours());
        DateTimeZone custom = new DateTimeZoneBuilder().addCutover(2020, 'w', 1, 1, 0, false, 0).setStandardOffset(3600000).addRecurringSavings("S", 3600000, 2020, Integer.MAX_VALUE, 'w', 4, 1, 0, false, 7200000).addRecurringSavings("W", 0, 2020, Integer.MAX_VALUE, 'w', 10, 1, 0, false, 7200000).toDateTimeZone("Custom/Zone", false);
        System.out.println(custom.getID() + " " + custom.getOffset(new DateTime(2024, 6, 1, 0, 0, DateTimeZone.UTC)) + " " + custom.getOffset(new DateTime(2024, 12, 1, 0, 0, DateTimeZone.UTC)));
    }
}
