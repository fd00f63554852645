// expect: as java
import java.util.*;
import java.util.function.*;

public class UnitsOfMeasure {
    interface Unit<Q> {
        double factor();

        default <R extends Unit<Q>> double to(double v, R other) {
            return v * factor() / other.factor();
        }
    }

    enum Length implements Unit<Length> {
        MM(0.001), M(1), KM(1000), INCH(0.0254) {
            @Override
            public String toString() {
                return "\"";
            }
        };

        private final double factor;

        Length(double f) {
            factor = f;
        }

        @Override
        public double factor() {
            return factor;
        }
    }

    enum Mass implements Unit<Mass> {
        G, KG, T;

        @Override
        public double factor() {
            return Math.pow(1000, ordinal());
        }
    }

    record Quantity<U extends Unit<U>>(double value, U unit) implements Comparable<Quantity<U>> {
        Quantity<U> plus(Quantity<U> o) {
            return new Quantity<>(value + o.unit.to(o.value, unit), unit);
        }

        Quantity<U> in(U u) {
            return new Quantity<>(unit.to(value, u), u);
        }

        @Override
        public int compareTo(Quantity<U> o) {
            return Double.compare(value * unit.factor(), o.value * o.unit.factor());
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.3f%s", value, unit);
        }
    }

    public static void main(String[] args) {
        var a = new Quantity<>(2, Length.M);
        var b = new Quantity<>(10, Length.INCH);
        System.out.println(a.plus(b) + " " + a.plus(b).in(Length.MM) + " " + a.compareTo(b) + b.in(Length.KM) + Collections.max(List.of(a, b, new Quantity<>(0.001, Length.KM))));
        System.out.println(new Quantity<>(1500, Mass.G).in(Mass.KG) + " " + Mass.T.to(1, Mass.G) + a.equals(new Quantity<>(2.0, Length.M)) + a.hashCode() % 1);
        Map<Class<?>, Integer> counts = new HashMap<>();
        for (Unit<?> u : new Unit<?>[] {Length.MM, Mass.G, Length.INCH}) counts.merge(u instanceof Enum<?> e ? e.getDeclaringClass() : u.getClass(), 1, Integer::sum);
        System.out.println(counts.get(Length.class) + "" + counts.get(Mass.class) + Length.INCH.name() + Length.valueOf("INCH"));
        DoubleUnaryOperator celsius = f -> (f - 32) * 5 / 9, back = c -> c * 9 / 5 + 32;
        System.out.println(celsius.applyAsDouble(100) + " " + celsius.andThen(back).applyAsDouble(100) + " " + DoubleUnaryOperator.identity().compose(back).applyAsDouble(-40));
    }
}
