// expect: violated assertion
// A SimpleDateFormat keeps its calendar between calls: what one thread formats another one gets.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class DateFormatShared {
    public static void main(String[] args) throws InterruptedException {
        SimpleDateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        String[] texts = new String[1];
        Thread other = new Thread(() -> format.format(new Date(0)));
        other.start();
        texts[0] = format.format(new Date(1_000_000_000_000L));
        other.join();
        assert texts[0].equals("2001") : texts[0];
    }
}
