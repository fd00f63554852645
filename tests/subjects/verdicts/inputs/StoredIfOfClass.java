// expect: violated uncaught java.lang.IllegalStateException
// also: uncaught java.lang.IllegalArgumentException
// keys: symbolic.method=StoredIfOfClass.store(sym) search.multiple_errors=true
// por: verdicts
// Whether an input may stand in a shared array is known before its thread is picked for the store.
public class StoredIfOfClass {
    static class Animal {}

    static class Bird extends Animal {}

    static Animal[] cage;

    static void store(Animal animal) throws InterruptedException {
        cage = new Bird[1];
        Thread thread = new Thread(() -> {
            try {
                cage[0] = animal;
            } catch (ArrayStoreException e) {
            }
        });
        thread.start();
        cage[0] = null;
        thread.join();
        if (cage[0] != null) throw new IllegalStateException("it is kept");
        if (animal instanceof Bird) throw new IllegalArgumentException("it is lost");
    }
}
