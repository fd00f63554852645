// expect: violated assertion
// keys: listener=.listener.VarRecorder var_recorder.exclude=*Quiet
// output: 0: ValuesRecorded.java:30  n <- 2
// output: 0: ValuesRecorded.java:31  sum -> 0
// output: 0: ValuesRecorded.java:31  sum <- 2
// output: 0: ValuesRecorded.java:32  long[]@1[1] <- 7
// output: 0: ValuesRecorded.java:33  sign <- '+'
// output: 0: ValuesRecorded.java:34  name <- "two"
// output: 0: ValuesRecorded.java:35  half <- 1
// output: 0: ValuesRecorded.java:36  isDone <- true
// output-times: 0 0: ValuesRecorded.java:24  hidden <- 1
import gov.nasa.jpf.vm.Verify;

public class ValuesRecorded {
    static int sum;
    static String name;
    boolean isDone;

    static class Quiet {
        static int hidden;

        static void set() {
            hidden = 1;
        }
    }

    public static void main(String[] args) {
        Quiet.set();
        long[] all = new long[2];
        int n = Verify.getInt(1, 2);
        sum += n;
        all[1] = 7;
        char sign = '+';
        name = n == 2 ? "two" : null;
        double half = n / 2.0;
        new ValuesRecorded().isDone = true;
        assert sum < 2;
    }
}
