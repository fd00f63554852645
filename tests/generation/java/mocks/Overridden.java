package mocks;

/** Methods that a mock would inherit decide. */
public class Overridden {
    public abstract static class Cache {
        public int size() {
            return 0;
        }

        protected boolean isFull() {
            return false;
        }

        public final int limit() {
            return 10;
        }

        /** Of a type that tests elsewhere cannot name. */
        Key key() {
            return null;
        }

        public abstract String get(int index);
    }

    static class Key {}

    public static int room(Cache cache) {
        if (cache.size() == 77) return cache.isFull() ? 1 : 2;
        return cache.get(cache.limit()) == null ? 3 : 4;
    }
}
