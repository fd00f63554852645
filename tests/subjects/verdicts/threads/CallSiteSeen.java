// expect: violated assertion
// por: cross-check
// The target of a call site is one variable for all threads.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

public class CallSiteSeen {
    public static void main(String[] args) throws InterruptedException {
        MethodHandle one = MethodHandles.constant(int.class, 1), two = MethodHandles.constant(int.class, 2);
        MutableCallSite site = new MutableCallSite(one);
        Thread other = new Thread(() -> site.setTarget(two));
        other.start();
        boolean same = site.getTarget() == site.getTarget();
        other.join();
        assert same : "set between";
    }
}
