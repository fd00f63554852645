// expect: safe
// method: check(sym#sym)
public class DefaultMethods {
    interface Ordered {
        int rank();

        default boolean isBefore(Ordered other) {
            return rank() < other.rank();
        }
    }

    static class Task implements Ordered {
        final int priority;

        Task(int priority) {
            this.priority = priority;
        }

        @Override
        public int rank() {
            return priority;
        }
    }

    static final class Urgent extends Task {
        Urgent(int priority) {
            super(priority);
        }

        @Override
        public boolean isBefore(Ordered other) {
            return !(other instanceof Urgent) || super.isBefore(other);
        }
    }

    static void check(int a, int b) {
        Ordered task = new Task(a);
        Ordered urgent = new Urgent(b);
        assert urgent.isBefore(task);
        assert !(task.isBefore(urgent) && b <= a);
        assert !urgent.isBefore(urgent);
    }
}
