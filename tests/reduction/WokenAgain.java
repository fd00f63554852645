// Prints two digits: 0 or 1 for each thread that has read the field before it was written, or after that. The first one waits
// until it was, and goes on for no reason in between: so the search comes upon states again whose threads go on in an order
// that it has not seen.
public class WokenAgain {
    static final Object A = new Object();
    static int z, first, second;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            int read = z;
            synchronized (A) {
                try {
                    while (z == 0) A.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            first = read;
        });
        Thread two = new Thread(() -> {
            int read = z;
            second = read;
        });
        one.start();
        two.start();
        z = 1;
        one.join();
        two.join();
        System.out.println("OUT " + first + second);
    }
}
