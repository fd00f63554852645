package shop;

/** What is given out has, by its declared type, one more method of the name than the type that declares the method. */
public final class Scales {
    public interface Scale {
        String weigh(int[] grams);
    }

    public interface KitchenScale extends Scale {
        String weigh(String[] ingredients);
    }

    private Scales() {}

    public static KitchenScale kitchenScale(boolean isFine) {
        return new KitchenScale() {
            @Override
            public String weigh(int[] grams) {
                if (grams == null) return isFine ? "nothing" : "empty";
                return isFine ? "fine" : "coarse";
            }

            @Override
            public String weigh(String[] ingredients) {
                return ingredients == null ? "no ingredients" : "some";
            }
        };
    }
}
