// expect: unknown Object.clone of java.util
// Another thread sets several fields while the calendar is cloned.
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

public class CloneOfJdkWritten {
    public static void main(String[] args) throws InterruptedException {
        Calendar shared = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        Thread cloner = new Thread(() -> shared.clone());
        cloner.start();
        shared.setLenient(false);
        shared.setFirstDayOfWeek(1);
        shared.setMinimalDaysInFirstWeek(2);
        cloner.join();
    }
}
