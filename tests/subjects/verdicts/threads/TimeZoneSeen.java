// expect: violated assertion
// por: cross-check
// The default time zone is one variable for all threads.
import java.util.TimeZone;

public class TimeZoneSeen {
    public static void main(String[] args) throws InterruptedException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Thread other = new Thread(() -> TimeZone.setDefault(TimeZone.getTimeZone("GMT+1")));
        other.start();
        assert TimeZone.getDefault().getRawOffset() == 0 : "changed";
        other.join();
    }
}
