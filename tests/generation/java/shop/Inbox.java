package shop;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads texts that parsers of the class library know: nothing here says what a date looks like. */
public class Inbox {
    private static final Pattern QUERY = Pattern.compile("(?i)select\\s+(.+?)\\s+from\\s+(\\w+)(\\s+where\\s+(.+))?");

    public static String due(String day) {
        LocalDate date = LocalDate.parse(day);
        if (date.getYear() > 2020) return "later";
        return date.getDayOfMonth() == 31 ? "at the end of a month" : "once";
    }

    public static boolean isEast(String time) {
        return OffsetDateTime.parse(time).getOffset().getTotalSeconds() > 0;
    }

    public static String asks(String query) {
        Matcher matcher = QUERY.matcher(query);
        if (!matcher.matches()) return "nothing";
        if (matcher.group(4) != null) return "some";
        return matcher.group(1).equals("*") ? "all" : "a part";
    }
}
