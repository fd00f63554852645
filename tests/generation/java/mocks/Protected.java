package mocks;

/** An abstract class whose constructor is protected. */
public class Protected {
    public abstract static class Task {
        private int runs;

        protected Task() {}

        protected abstract boolean step();

        public int runs() {
            return runs;
        }

        public boolean twice() {
            runs++;
            return step() && step();
        }
    }

    public interface Logged {
        String log();
    }

    public static int run(Task task) {
        if (!task.twice()) return 0;
        if (task instanceof Logged) return ((Logged) task).log() == null ? 2 : 3;
        return 1;
    }
}
