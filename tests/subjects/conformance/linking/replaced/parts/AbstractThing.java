package parts;

public abstract class AbstractThing {
    public abstract String concrete();

    public abstract String required();
}
