// expect: violated assertion
// Two threads find that there is no instance, and make two.
public class SingletonTwice {
    static Object instance;
    static volatile int made;

    static void get() {
        if (instance == null) {
            instance = new Object();
            synchronized (SingletonTwice.class) {
                made++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SingletonTwice::get), other = new Thread(SingletonTwice::get);
        one.start();
        other.start();
        one.join();
        other.join();
        assert made == 1 : "two instances";
    }
}
