package shop;

/** Its beds are objects of an inner class: each belongs to a garden. */
public class Garden {
    private final int width;

    public Garden(int width) {
        if (width < 1) throw new IllegalArgumentException("a garden without ground");
        this.width = width;
    }

    public class Bed {
        private final int length;

        public Bed(int length) {
            if (length < 1) throw new IllegalArgumentException("a bed without ground");
            this.length = length;
        }

        public boolean isLong() {
            return length / 2 > width;
        }
    }

    public static int rows(Bed bed) {
        return bed.isLong() ? 2 : 1;
    }
}
