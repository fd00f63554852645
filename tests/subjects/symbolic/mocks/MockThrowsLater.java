// expect: violated uncaught java.lang.ArithmeticException
// method: f(sym)
// keys: symbolic.mocks=all
// At the second of two calls, of a method that declares no exception and returns nothing.
public class MockThrowsLater {
    interface Task {
        void run();
    }

    static void f(Task task) {
        if (task == null) return;
        int done = 0;
        try {
            task.run();
            done++;
            task.run();
            done++;
        } catch (IllegalStateException e) {
            int share = 1 / (done - 1);
        }
    }
}
