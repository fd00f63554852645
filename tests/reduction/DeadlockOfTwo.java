// Two threads come to a deadlock, or not; how far the third one has come by then is in no case lost, and nothing that is read
// where they do not. The orders that lead there are found at the ends of paths, and where a path is given up.
public class DeadlockOfTwo {
    static final Object A = new Object(), B = new Object();
    static int z, first, second;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            synchronized (A) {
                synchronized (B) {
                    first = z;
                }
            }
        });
        Thread two = new Thread(() -> {
            synchronized (A) {
                second = z;
            }
        });
        one.start();
        two.start();
        synchronized (B) {
            z = 2;
            synchronized (A) {}
        }
        one.join();
        two.join();
        System.out.println("OUT " + first + second);
    }
}
