// expect: safe
// por: cross-check
// Two threads that never end over a finite shared state.
public class EndlessThreads {
    static int turn;

    public static void main(String[] args) {
        Runnable loop = () -> {
            while (true) {
                synchronized (EndlessThreads.class) {
                    turn = 1 - turn;
                }
            }
        };
        new Thread(loop).start();
        new Thread(loop).start();
    }
}
