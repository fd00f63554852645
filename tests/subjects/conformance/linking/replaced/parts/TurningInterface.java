package parts;

public class TurningInterface {
    public String name() {
        return "class";
    }
}
