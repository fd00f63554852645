// expect: violated assertion
// por: cross-check
// Two agents sell the last ticket.
public class AirlineOversell {
    static int free = 1;
    static volatile boolean soldByA, soldByB;

    static boolean sell() {
        if (free > 0) {
            free--;
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> soldByA = sell());
        Thread b = new Thread(() -> soldByB = sell());
        a.start();
        b.start();
        a.join();
        b.join();
        assert !(soldByA && soldByB) : "sold twice";
    }
}
