// Threads that wait for each other by looking again and again.
public class Spinning {
    static volatile int turn;
    static int order;

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int own = i;
            threads[i] = new Thread(() -> {
                while (turn != own) Thread.onSpinWait();
                order = order * 10 + own + 1;
                turn = own + 1;
            });
            threads[i].start();
        }
        int found = turn;
        for (Thread thread : threads) thread.join();
        System.out.println("OUT " + found + " " + order);
    }
}
