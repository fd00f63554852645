package parts;

/** Becomes final, its method too; and its enum grows. */
public class Open {
    public String method() {
        return "open";
    }
}
