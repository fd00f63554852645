package mocks;

/** A handler of what no method declares. */
public class ThrownUnchecked {
    public interface Task {
        String name();

        void run();
    }

    public static String start(Task task) {
        try {
            task.run();
        } catch (IllegalStateException e) {
            return task.name() == null ? "nameless" : "failed";
        }
        return "done";
    }
}
