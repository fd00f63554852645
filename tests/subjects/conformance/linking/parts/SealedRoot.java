package parts;

public class SealedRoot {
    public String root() {
        return "root";
    }
}
