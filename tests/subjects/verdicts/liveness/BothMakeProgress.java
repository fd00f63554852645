// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// As NoProgressInCycle, but each says that it is at work, now and then.
public class BothMakeProgress {
    static volatile int a, b;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                a = (a + 1) % 4;
                if (a == 0) gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (true) {
            b = (b + 1) % 3;
            if (b == 0) gov.nasa.jpf.vm.Verify.progress();
        }
    }
}
