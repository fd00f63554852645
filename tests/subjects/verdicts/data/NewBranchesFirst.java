// expect: violated uncaught java.lang.IllegalStateException
// keys: search.class=priority search.multiple_errors=true
// errors: 2
// also: uncaught java.lang.ArithmeticException
// All from one queue, best first: each of two errors needs a branch that few paths reach.
import gov.nasa.jpf.vm.Verify;

public class NewBranchesFirst {
    static int sum;

    static int weigh(int step, int choice) {
        if (choice == 0) return 1;
        if (choice == step) return 10;
        return choice > step ? 3 : 7;
    }

    static synchronized void add(int amount) {
        sum += amount;
    }

    public static void main(String[] args) throws Exception {
        for (int step = 0; step < 4; step++) add(weigh(step, Verify.getInt(0, 3)));
        if (sum == 22) throw new IllegalStateException();
        Thread other = new Thread(() -> add(5));
        other.start();
        boolean isBefore;
        synchronized (NewBranchesFirst.class) {
            isBefore = sum % 2 == 1;
        }
        other.join();
        if (isBefore && sum == 18) throw new ArithmeticException();
    }
}
