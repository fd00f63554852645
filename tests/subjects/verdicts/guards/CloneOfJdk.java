// expect: safe
// Nobody writes to the calendar while it is cloned: that the clone is made in one step does not matter.
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

public class CloneOfJdk {
    static int one, other;

    public static void main(String[] args) throws InterruptedException {
        Calendar shared = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        shared.setTimeInMillis(0);
        one = shared.get(Calendar.YEAR);
        Thread cloner = new Thread(() -> one = ((Calendar) shared.clone()).getFirstDayOfWeek());
        cloner.start();
        other = ((Calendar) shared.clone()).getFirstDayOfWeek();
        cloner.join();
        if (one != other) throw new AssertionError(one + " " + other);
    }
}
