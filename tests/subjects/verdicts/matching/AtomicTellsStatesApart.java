// expect: violated assertion
// Two states that differ in nothing but whether the thread is in an atomic section: in the one that is walked last
// the other thread can come between the two writes.
import gov.nasa.jpf.vm.Verify;

public class AtomicTellsStatesApart {
    static volatile int first, second;

    public static void main(String[] args) {
        new Thread(() -> {
            int earlier = first, later = second;
            assert earlier == 0 || later != 0 : "between the two";
        }).start();
        if (Verify.getInt(0, 1) == 0) Verify.beginAtomic();
        int value = Verify.getInt(1, 2);
        first = value;
        second = value;
        Verify.endAtomic();
    }
}
