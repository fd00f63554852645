package parts;

public final class Open {
    public String method() {
        return "final";
    }
}
