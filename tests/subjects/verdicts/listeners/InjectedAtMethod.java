// expect: safe
// keys: listener=gov.nasa.jpf.listener.ExceptionInjector ei.exception=IllegalStateException@InjectedAtMethod$Store.put(ILjava/lang/String;)
// The method and what overrides it throw where they are entered; others of the name do not.
public class InjectedAtMethod {
    static class Store {
        int calls;

        void put(int key, String value) {
            calls++;
        }

        void put(int key) {
            calls++;
        }
    }

    static class Disk extends Store {
        @Override
        void put(int key, String value) {
            calls += 10;
        }
    }

    public static void main(String[] args) {
        for (Store store : new Store[] {new Store(), new Disk()}) {
            store.put(1);
            try {
                store.put(1, "value");
                assert false;
            } catch (IllegalStateException e) {
                assert store.calls == 1 && e.getMessage() == null;
            }
        }
    }
}
