package mocks;

/** There is a class, and there may be another one. */
public class Existing {
    public interface Plan {
        int days();
    }

    public static class Week implements Plan {
        @Override
        public int days() {
            return 7;
        }
    }

    public static int days(Plan plan) {
        if (plan instanceof Week) return 7;
        return plan.days() == 30 ? 30 : 0;
    }
}
