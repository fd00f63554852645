package parts;

public class FinalMethod {
    public final String method() {
        return "final";
    }
}
