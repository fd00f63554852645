// expect: violated uncaught java.lang.NullPointerException
// A constructor starts a thread that uses what the constructor sets afterwards.
public class StartedInConstructor {
    private String name;

    StartedInConstructor() {
        new Thread(() -> name.length()).start();
        name = "set";
    }

    public static void main(String[] args) {
        new StartedInConstructor();
    }
}
