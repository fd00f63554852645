package shop;

/** Says of whom it does not like of what class it is: of an object of the test's own that is no name to rely on. */
public class Guard {
    public interface Visitor {
        boolean isKnown();

        int age();
    }

    public static String admit(Visitor visitor) {
        if (!visitor.isKnown()) throw new IllegalArgumentException("unknown: " + visitor.getClass().getName());
        return visitor.age() > 17 ? "in" : "with parents";
    }
}
