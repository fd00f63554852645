// expect: violated assertion
// por: cross-check
// A started thread may have ended already.
public class AliveUnknown {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> { });
        worker.start();
        assert worker.isAlive() : "it was quick";
    }
}
