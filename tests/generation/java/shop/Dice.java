package shop;

/** A result that is another one in each run is not asserted; the call stays. */
public class Dice {
    private final int sides;

    public Dice(int sides) {
        this.sides = sides;
    }

    @Override
    public int hashCode() {
        int hash = getClass().hashCode();
        for (int i = 0; i < sides; i++) {
            hash += i;
        }
        return hash;
    }

    public long thrownAt(boolean isNow) {
        return isNow ? System.nanoTime() : sides;
    }
}
