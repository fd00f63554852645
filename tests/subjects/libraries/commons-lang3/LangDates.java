// expect: as java
import java.text.ParseException;
import java.util.*;
import org.apache.commons.lang3.time.*;

public class LangDates {
    public static void main(String[] args) throws ParseException {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        Date d = new Date(1709211909123L);
        FastDateFormat f = FastDateFormat.getInstance("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMM", utc, Locale.US);
        System.out.println(f.format(d) + " " + f.getPattern() + " " + FastDateFormat.getInstance("yy D w a h K k u XXX", utc, Locale.US).format(d));
        System.out.println(DateUtils.addMonths(d, 12).getTime() + " " + DateUtils.addDays(d, -1).getTime() + " " + DateUtils.truncate(d, Calendar.HOUR).getTime() + " " + DateUtils.ceiling(d, Calendar.DATE).getTime() + " " + DateUtils.round(d, Calendar.MONTH).getTime() + " " + DateUtils.setYears(d, 2000).getTime());
        System.out.println(DateUtils.isSameDay(d, DateUtils.addHours(d, 1)) + " " + DateUtils.truncatedCompareTo(d, DateUtils.addMinutes(d, 5), Calendar.HOUR) + " " + DateUtils.getFragmentInMinutes(d, Calendar.DATE));
        System.out.println(DateUtils.parseDate("29.02.2024", "yyyy/MM/dd", "dd.MM.yyyy").getTime() + " " + FastDateFormat.getInstance("yyyyMMddHHmm", utc).parse("202402291305").getTime());
        try {
            DateUtils.parseDateStrictly("31.02.2024", "dd.MM.yyyy");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(DurationFormatUtils.formatDurationHMS(3661001) + " " + DurationFormatUtils.formatDuration(90061000L, "d 'days' HH:mm:ss") + " " + DurationFormatUtils.formatDurationWords(93784000L, true, true) + " " + DurationFormatUtils.formatPeriod(0L, 1709211909123L, "y-M-d", true, utc) + " "
                + DurationFormatUtils.formatDurationISO(123456789L));
        Iterator<Calendar> it = DateUtils.iterator(d, DateUtils.RANGE_WEEK_MONDAY);
        StringBuilder days = new StringBuilder();
        while (it.hasNext()) {
            days.append(it.next().get(Calendar.DAY_OF_MONTH)).append(' ');
        }
        System.out.println(days);
        System.out.println(DateFormatUtils.formatUTC(d, "HH:mm") + " " + DateFormatUtils.ISO_8601_EXTENDED_DATE_FORMAT.format(d) + " " + FastTimeZone.getGmtTimeZone("+5:30").getRawOffset());
        Calendar c = DateUtils.toCalendar(d, utc);
        System.out.println(c.get(Calendar.DAY_OF_WEEK) + " " + CalendarUtils.INSTANCE.getClass().getSimpleName());
    }
}
