package parts;

public class OnlyBase {
    public String name() {
        return "base sees " + Versioned.which();
    }
}
