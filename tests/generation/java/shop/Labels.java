package shop;

import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;

/** They depend on the default locale and time zone, which are pinned. */
public class Labels {
    public static String price(int cents) {
        return cents < 0 ? "free" : String.format("%.2f", cents / 100.0);
    }

    public static String lower(boolean isLoud) {
        return isLoud ? "TITLE" : "TITLE".toLowerCase();
    }

    public static String month(int number) {
        return DateTimeFormatter.ofPattern("MMMM").format(LocalDate.of(2024, 1 + (number & 3), 1));
    }

    public static int hour(int hours) {
        Calendar calendar = Calendar.getInstance();
        calendar.setTimeInMillis((hours & 7) * 3_600_000L);
        return calendar.get(Calendar.HOUR_OF_DAY);
    }

    public static String day() {
        return new SimpleDateFormat("yyyy-MM-dd HH:mm").format(new Date(0));
    }

    public static String grouped() {
        return NumberFormat.getInstance().format(1234567);
    }
}
