package shop;

import java.util.function.Function;

/** The type arguments of what is inherited, and of what a builder makes, are known to the compiler. */
public class Spools extends Winder<Integer> {
    public static final class Kit<I> {
        private Kit() {}
    }

    public static final class KitBuilder<I> {
        private KitBuilder() {}

        public static <I> KitBuilder<I> create() {
            return new KitBuilder<>();
        }

        public Kit<I> build() {
            return new Kit<>();
        }
    }

    public String wind(String[] colours) {
        return colours == null ? "colourless" : "coloured";
    }

    public Spools() {
        super(isBare -> isBare ? "bare" : "wound");
    }

    public boolean hasKit(Kit<String> kit) {
        return kit != null;
    }
}

abstract class Winder<T> {
    private final Function<Boolean, String> label;

    Winder(Function<Boolean, String> label) {
        this.label = label;
    }

    public String wind(T length) {
        return label.apply(length == null);
    }
}
