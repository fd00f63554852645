// expect: as java
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.Locale;

public class DateFormatting {
    public static void main(String[] args) {
        LocalDateTime t = LocalDateTime.of(2024, 3, 7, 16, 5, 9, 87_000_000);
        ZonedDateTime z = t.atZone(ZoneOffset.UTC);
        String[] patterns = {"yyyy-MM-dd HH:mm:ss.SSS", "dd/MM/yy", "E, d MMM uuuu", "EEEE MMMM", "h:mm a", "D w Q QQQ", "G y", "'quoted ''text''' yyyy", "HH'h'mm", "nnn", "SSSSSS", "MMMMM EEEEE",
            "[HH:mm][ VV]", "ppppd", "LLL ccc", "k K H h", "yyyyMMddHHmmss"};
        for (String p : patterns) {
            System.out.println(p + " -> " + DateTimeFormatter.ofPattern(p, Locale.US).format(z));
        }
        System.out.println(DateTimeFormatter.ofPattern("z O x XXX ZZZZ VV", Locale.ROOT).format(t.atZone(ZoneId.of("UTC"))));
        System.out.println(DateTimeFormatter.ofPattern("Z X x XXX", Locale.ROOT).format(t.atOffset(ZoneOffset.ofHoursMinutes(-3, -30))));
        System.out.println(DateTimeFormatter.ISO_DATE.format(t) + " " + DateTimeFormatter.ISO_LOCAL_TIME.format(t) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(t) + " "
                + DateTimeFormatter.ISO_ORDINAL_DATE.format(t) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(t) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(z) + " "
                + DateTimeFormatter.ISO_INSTANT.format(z) + " " + DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(z));
        System.out.println(LocalDate.parse("07.03.2024", DateTimeFormatter.ofPattern("dd.MM.yyyy")) + " " + LocalTime.parse("4:05 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)) + " "
                + LocalDateTime.parse("2024-03-07T16:05") + " " + OffsetDateTime.parse("2024-03-07T16:05:00+02:00").toInstant() + " "
                + ZonedDateTime.parse("2024-03-07T16:05:09Z") + " " + LocalDate.parse("20240307", DateTimeFormatter.BASIC_ISO_DATE) + " "
                + LocalDate.parse("Thu 7 March 2024", DateTimeFormatter.ofPattern("EEE d MMMM yyyy", Locale.US)));
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);
        DateTimeFormatter lenient = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT);
        System.out.println(LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("uuuu-MM-dd")) + " " + LocalDate.parse("2023-14-31", lenient));
        for (String s : new String[] {"2023-02-31", "2023/01/01", "2023-01-01x", ""}) {
            try {
                LocalDate.parse(s, strict);
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " @" + e.getErrorIndex());
            }
        }
        try {
            DateTimeFormatter.ofPattern("yyyy-bb");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            DateTimeFormatter.ISO_TIME.format(LocalDate.EPOCH);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter built = new DateTimeFormatterBuilder().appendLiteral("<").appendValue(ChronoField.YEAR, 4).optionalStart().appendLiteral('T').appendValue(ChronoField.HOUR_OF_DAY, 2)
                .optionalEnd().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).appendLiteral(">").toFormatter(Locale.ROOT);
        System.out.println(built.format(t) + " " + built + " " + DateTimeFormatter.ofPattern("yy").parse("99").get(ChronoField.YEAR));
        System.out.println(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.US).format(t) + " " + DayOfWeek.FRIDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " "
                + Month.MAY.getDisplayName(TextStyle.FULL, Locale.US));
    }
}
