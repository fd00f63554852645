// expect: violated uncaught java.lang.IllegalStateException
// message: six
// por: verdicts
// What a thread was picked for is done when it is known how the input compares: three swaps, one after the other.
import gov.nasa.jpf.symbc.Debug;
import java.util.concurrent.atomic.AtomicInteger;

public class SwappedIfInput {
    static AtomicInteger value;

    public static void main(String[] args) throws InterruptedException {
        value = new AtomicInteger(Debug.makeSymbolicInteger("value"));
        Thread one = new Thread(() -> value.compareAndSet(3, 4)), other = new Thread(() -> value.compareAndSet(4, 5));
        one.start();
        other.start();
        value.compareAndSet(5, 6);
        one.join();
        other.join();
        if (value.get() == 6) throw new IllegalStateException("six");
    }
}
