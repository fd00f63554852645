// expect: violated assertion
// Six agents sell three seats, each looking before it sells.
public class AirlineOfMany {
    static volatile int sold;
    static volatile boolean isFull;

    public static void main(String[] args) throws InterruptedException {
        Thread[] agents = new Thread[6];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(() -> {
                if (isFull) return;
                synchronized (AirlineOfMany.class) {
                    sold++;
                    isFull = sold >= 3;
                }
            });
            agents[i].start();
        }
        for (Thread agent : agents) agent.join();
        assert sold <= 3 : "overbooked";
    }
}
