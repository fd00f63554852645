// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A worker waits for a notification, and those that are still there have other things to do.
public class NeverNotified {
    static int rounds;

    public static void main(String[] args) {
        Object bell = new Object();
        new Thread(() -> {
            synchronized (bell) {
                try {
                    bell.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }).start();
        while (true) {
            synchronized (bell) {
                rounds = (rounds + 1) % 3;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }
    }
}
