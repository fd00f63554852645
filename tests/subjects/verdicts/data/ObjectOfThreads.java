// expect: unknown
// keys: mine.type=ObjectOfThreads$A
// reasons: objects-seen-late
// output: other's
// What another thread has made is among them; between its visible operations it makes more than is seen.
import gov.nasa.jpf.vm.Verify;

public class ObjectOfThreads {
    static class A {
        int uses;
        final String name;

        A(String name) {
            this.name = name;
        }
    }

    static volatile boolean isMade;

    public static void main(String[] args) throws InterruptedException {
        A own = new A("own");
        Thread other = new Thread(() -> {
            A made = new A("other's");
            isMade = true;
            made.uses++;
        });
        other.start();
        A got = (A) Verify.getObject("mine");
        if (got != null) System.out.println(got.name);
        if (got != null) got.uses++;
        own.uses++;
        other.join();
    }
}
