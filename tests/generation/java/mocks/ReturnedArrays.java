package mocks;

/** Arrays, enums, boxes and texts that a mock returns. */
public class ReturnedArrays {
    public enum State { NEW, OPEN, CLOSED }

    public interface Report {
        int[] counts();

        State state();

        Integer total();

        String title();

        Report[] parts();
    }

    public static int check(Report report) {
        if (report.state() == State.CLOSED) return 0;
        int[] counts = report.counts();
        if (counts.length > 1 && counts[1] == 8) return 1;
        if (report.total() != null && report.total() < -5) return 2;
        if (report.title().charAt(0) == '#') return 3;
        return report.parts().length > 0 && report.parts()[0] == null ? 4 : 5;
    }
}
