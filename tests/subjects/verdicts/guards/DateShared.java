// expect: violated assertion
// por: cross-check
// A java.util.Date that two threads set: one sees what the other has done to its calendar.
import java.util.Date;

public class DateShared {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws InterruptedException {
        Date date = new Date(100, 0, 1);
        date.setYear(101);
        Thread other = new Thread(() -> date.setMonth(5));
        other.start();
        int month = date.getMonth();
        assert month == 0 : "set in between";
        other.join();
    }
}
