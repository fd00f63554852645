// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// One thread makes progress for ever, the other one goes round without any.
public class NoProgressInCycle {
    static volatile int a, b;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                a = 1 - a;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (true) b = 1 - b;
    }
}
