// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Two threads hand a turn to each other for ever: each has its turn again and again, and the main thread only waits for their end.
public class WorkGoesRound {
    static boolean ofFirst = true;

    static void play(Object table, boolean first) {
        synchronized (table) {
            while (true) {
                while (ofFirst != first) {
                    try {
                        table.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                gov.nasa.jpf.vm.Verify.progress();
                ofFirst = !first;
                table.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object table = new Object();
        Thread first = new Thread(() -> play(table, true));
        Thread second = new Thread(() -> play(table, false));
        first.start();
        second.start();
        first.join();
    }
}
