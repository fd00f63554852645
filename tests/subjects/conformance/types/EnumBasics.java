// expect: as java
import java.util.*;

public class EnumBasics {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        private final double mass, radius;
        private static final Map<String, Planet> BY_NAME = new HashMap<>();

        static {
            for (Planet p : values()) {
                BY_NAME.put(p.name().toLowerCase(), p);
            }
        }

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    interface Op {
        int apply(int a, int b);
    }

    enum Operation implements Op {
        PLUS("+") {
            public int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            int calls;

            public int apply(int a, int b) {
                calls++;
                return a * b + calls;
            }

            @Override
            public String toString() {
                return "times!";
            }
        };

        final String symbol;

        Operation(String symbol) {
            this.symbol = symbol;
        }
    }

    enum Empty {
    }

    enum Level {
        LOW, MEDIUM, HIGH;

        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.gravity() + " " + Planet.BY_NAME.get(p.name().toLowerCase()));
        }
        for (Operation o : Operation.values()) {
            System.out.println(o + " " + o.name() + " " + o.symbol + " " + o.apply(3, 4) + " " + o.ordinal() + " "
                    + o.getDeclaringClass().getSimpleName() + " " + (o.getClass() == Operation.class) + " " + o.getClass().getName());
        }
        System.out.println(Empty.values().length + " " + Level.valueOf("HIGH").next() + " " + Level.LOW.compareTo(Level.HIGH));
        System.out.println((Level.values() == Level.values()) + " " + Level.values()[1].equals(Level.MEDIUM));
        try {
            Level.valueOf("NONE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Level.class, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        EnumMap<Level, Integer> map = new EnumMap<>(Level.class);
        map.put(Level.HIGH, 3);
        map.put(Level.LOW, 1);
        map.merge(Level.LOW, 10, Integer::sum);
        System.out.println(map + " " + map.containsKey(Level.MEDIUM) + " " + map.size() + " " + map.keySet());
        EnumSet<Level> set = EnumSet.range(Level.LOW, Level.MEDIUM);
        System.out.println(set + " " + EnumSet.complementOf(set) + " " + EnumSet.allOf(Level.class) + " " + EnumSet.noneOf(Level.class));
        set.removeIf(l -> l == Level.LOW);
        System.out.println(set + " " + set.contains(null) + " " + set.equals(EnumSet.of(Level.MEDIUM)));
        System.out.println(Arrays.toString(Level.class.getEnumConstants()) + " " + Operation.PLUS.getClass().isEnum() + " "
                + Level.class.isEnum() + " " + Operation.class.getEnumConstants().length);
        switch (Level.valueOf("MEDIUM")) {
            case LOW -> System.out.println("low");
            case MEDIUM -> System.out.println("medium");
            default -> System.out.println("default");
        }
        System.out.println(Level.LOW.describeConstable().isPresent());
    }
}
