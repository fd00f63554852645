// expect: safe
// Lazy initialization by a holder class: the VM's class initialization lock is what makes it correct.
public class LazyInitHolder {
    static int created;
    static Object seenByA, seenByB;

    static class Holder {
        static final Object INSTANCE = make();

        static Object make() {
            created++;
            return new Object();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> seenByA = Holder.INSTANCE);
        Thread b = new Thread(() -> seenByB = Holder.INSTANCE);
        a.start();
        b.start();
        a.join();
        b.join();
        assert seenByA != null && seenByA == seenByB : "two instances";
        assert created == 1 : "initialized twice";
    }
}
