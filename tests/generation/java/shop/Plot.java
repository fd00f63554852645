package shop;

/** The name of a class that it uses is that of one of the JDK's, which the test needs as well. */
public class Plot {
    private boolean isFenced;

    public String describe(Field field) {
        if (isFenced) {
            return "fenced";
        }
        return field.size > 3 ? "large" : "small";
    }
}

class Field {
    final int size;

    Field(int size) {
        this.size = size;
    }
}
