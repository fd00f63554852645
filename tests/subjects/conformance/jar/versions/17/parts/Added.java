package parts;

public class Added {
    @Override
    public String toString() {
        return "added in 17, sees " + Versioned.which();
    }
}
