package shop;

/** There are objects of classes below it only. */
public abstract class Brush {
    private final int width;

    protected Brush(int width) {
        this.width = width;
    }

    int width() {
        return width < 0 ? 0 : width;
    }

    abstract boolean isSoft();
}
