// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Philosophers who take their forks in the order of their numbers never deadlock, but their neighbours may eat in turn, so
// that one of them never finds both forks free.
public class DiningStarves {
    static void dine(Object first, Object second) {
        while (true)
            synchronized (first) {
                synchronized (second) {
                    gov.nasa.jpf.vm.Verify.progress();
                }
            }
    }

    public static void main(String[] args) {
        Object[] forks = {new Object(), new Object(), new Object()};
        new Thread(() -> dine(forks[0], forks[1])).start();
        new Thread(() -> dine(forks[1], forks[2])).start();
        dine(forks[0], forks[2]);
    }
}
