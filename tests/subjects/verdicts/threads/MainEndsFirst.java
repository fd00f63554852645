// expect: violated assertion
// por: cross-check
// The program goes on after main has ended.
public class MainEndsFirst {
    static volatile boolean mainEnded;

    public static void main(String[] args) {
        new Thread(() -> {
            assert !mainEnded : "main has ended, and this goes on";
        }).start();
        mainEnded = true;
    }
}
