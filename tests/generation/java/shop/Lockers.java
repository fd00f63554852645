package shop;

/** Passes on what the virtual machine says of a cast, which names a class loader. */
public final class Lockers {
    static final class Key { }

    static final class Bag { }

    public String bag(boolean isOpen) {
        Object content = new Key();
        try {
            return isOpen ? String.valueOf((Bag) content) : "";
        } catch (ClassCastException exception) {
            throw new IllegalStateException(exception.getMessage());
        }
    }
}
