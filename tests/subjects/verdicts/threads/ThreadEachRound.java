// expect: safe
// A new thread in each round of a loop without end: numbers of threads do not keep the state space open.
public class ThreadEachRound {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread worker = new Thread(() -> value = (value + 1) % 3, "worker");
            worker.start();
            worker.join();
            assert value >= 0 && value < 3;
        }
    }
}
