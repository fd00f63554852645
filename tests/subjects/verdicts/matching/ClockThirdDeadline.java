// expect: violated assertion
// What is only seen when the time is over three times in a row.
public class ClockThirdDeadline {
    public static void main(String[] args) {
        int over = 0;
        for (int i = 0; i < 6; i++) {
            long deadline = System.nanoTime() + 1_000;
            for (int spin = 0; spin < 2; spin++)
                if (System.nanoTime() - deadline > 0) {
                    over++;
                    break;
                }
        }
        assert over < 6 : "always over";
    }
}
