package shop;

/** What is not as it is said to be, only the virtual machine says: with the name of a class loader. */
public final class Lockers {
    private Object content = new Key();

    static final class Key { }

    static final class Bag { }

    public Object bag() {
        return (Bag) content;
    }
}
