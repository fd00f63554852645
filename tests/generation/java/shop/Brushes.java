package shop;

class Sponge extends Brush {
    private final boolean isWet;

    Sponge(int width, boolean isWet) {
        super(width);
        this.isWet = isWet;
    }

    @Override
    boolean isSoft() {
        return isWet;
    }
}
