// expect: as java
import java.io.*;
import java.util.*;
import org.joda.time.*;

public class JodaComparisons {
    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(t);
        }
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        DateTime a = new DateTime(2024, 1, 1, 10, 0, DateTimeZone.UTC), b = new DateTime(2023, 6, 1, 12, 0, DateTimeZone.UTC), c = new DateTime(2024, 1, 1, 8, 30, DateTimeZone.UTC);
        List<DateTime> l = new ArrayList<>(List.of(a, b, c));
        Collections.sort(l);
        System.out.println(l);
        l.sort(DateTimeComparator.getTimeOnlyInstance());
        System.out.println(l);
        l.sort(DateTimeComparator.getDateOnlyInstance().reversed());
        System.out.println(l + " " + DateTimeComparator.getInstance(DateTimeFieldType.monthOfYear()).compare(a, b) + " " + DateTimeComparator.getDateOnlyInstance());
        System.out.println(a.equals(a.withZone(DateTimeZone.forOffsetHours(1))) + " " + a.isEqual(a.withZone(DateTimeZone.forOffsetHours(1))) + " " + a.isBefore(b) + " " + a.compareTo(b) + " " + new TreeSet<>(List.of(new LocalDate(2024, 1, 2), new LocalDate(2024, 1, 1))) + " " + new HashSet<>(List.of(Period.days(1), Period.hours(24))).size());
        System.out.println(copy(a).equals(a) + " " + copy(new LocalDate(2024, 2, 29)).equals(new LocalDate(2024, 2, 29)) + " " + copy(Period.parse("P1DT2H")) + " " + copy(new Interval(b, a)).equals(new Interval(b, a)) + " " + copy(DateTimeZone.forID("Europe/Berlin")) + " " + (copy(DateTimeZone.UTC) == DateTimeZone.UTC) + " " + copy(Days.FIVE) + " " + copy(new MutableDateTime(a)).equals(new MutableDateTime(a)));
        DateTimeUtils.setCurrentMillisFixed(1709211909123L);
        System.out.println(new DateTime(DateTimeZone.UTC) + " " + LocalDate.now(DateTimeZone.UTC) + " " + new Instant() + " " + new Interval(b, a).isBeforeNow() + " " + a.isBeforeNow());
        DateTimeUtils.setCurrentMillisOffset(0);
        System.out.println(new DateTime("2024-02-29T12:00:00Z", DateTimeZone.UTC) + " " + new DateTime(new Date(0), DateTimeZone.UTC) + " " + new DateTime((Object) 5L, DateTimeZone.UTC) + " " + new Period("P1Y") + " " + new Interval("2024-01-01T00:00:00Z/2024-01-02T00:00:00Z").toDurationMillis() + " " + new LocalDate("2024-02-29"));
        try {
            new DateTime(new int[0]);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(a.toDate().getTime() + " " + a.toGregorianCalendar().getTimeInMillis() + " " + LocalDate.fromDateFields(new Date(124, 1, 29)) + " " + LocalDate.fromCalendarFields(new GregorianCalendar(2024, 1, 29)));
    }
}
