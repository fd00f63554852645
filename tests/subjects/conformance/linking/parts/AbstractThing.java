package parts;

public abstract class AbstractThing {
    public String concrete() {
        return "concrete";
    }

    public abstract String required();
}
