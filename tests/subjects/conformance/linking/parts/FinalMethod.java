package parts;

public class FinalMethod {
    public String method() {
        return "open";
    }
}
