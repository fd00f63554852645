// expect: violated exit
// message: exit status 1
// por: cross-check
// A status other than 0 is an error, however the threads had to run for it.
public class ExitOnSomeSchedules {
    static int value;

    public static void main(String[] args) {
        new Thread(() -> value = 1).start();
        if (value == 1) System.exit(1);
    }
}
