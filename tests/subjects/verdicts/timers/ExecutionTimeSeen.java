// expect: violated assertion
// When a task was due is part of the state where the task asks for it.
import java.util.Timer;
import java.util.TimerTask;

public class ExecutionTimeSeen {
    static long first;

    public static void main(String[] args) {
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
                if (first == 0) first = scheduledExecutionTime();
                assert scheduledExecutionTime() - first != 120 : "the thirteenth round";
            }
        }, 10, 10);
    }
}
