// expect: safe
// por: cross-check
// Three threads that never end, each over a counter of its own: with reduction their interleavings collapse.
public class ThreeCounters {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                int mine = 0;
                while (true) {
                    mine = (mine + 1) % 3;
                    Thread.yield();
                }
            }).start();
        }
    }
}
