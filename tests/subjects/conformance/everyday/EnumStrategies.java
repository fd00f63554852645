// expect: as java
import java.util.*;
import java.util.function.*;

public class EnumStrategies {
    enum Operator implements IntBinaryOperator {
        ADD("+", 1) {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        MULTIPLY("*", 2) {
            private int calls;

            public int applyAsInt(int a, int b) {
                calls++;
                return a * b;
            }

            @Override
            String describe() {
                return super.describe() + " called " + calls;
            }
        },
        POWER("^", 3) {
            public int applyAsInt(int a, int b) {
                return b == 0 ? 1 : MULTIPLY.applyAsInt(a, applyAsInt(a, b - 1));
            }
        };

        private static final Map<String, Operator> BY_SYMBOL = new HashMap<>();

        static {
            for (Operator o : values()) {
                BY_SYMBOL.put(o.symbol, o);
            }
        }

        final String symbol;
        final int precedence;

        Operator(String symbol, int precedence) {
            this.symbol = symbol;
            this.precedence = precedence;
        }

        String describe() {
            return name().toLowerCase() + "(" + symbol + ")";
        }

        static Operator of(String symbol) {
            return Optional.ofNullable(BY_SYMBOL.get(symbol)).orElseThrow(() -> new NoSuchElementException("operator " + symbol));
        }
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        static final double G = 6.67300E-11;
        private final double mass, radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }
    }

    enum State {
        IDLE(e -> e.equals("start") ? "RUNNING" : null), RUNNING(e -> e.equals("stop") ? "IDLE" : e.equals("fail") ? "BROKEN" : null), BROKEN(e -> null);

        private final Function<String, String> transition;

        State(Function<String, String> transition) {
            this.transition = transition;
        }

        State on(String event) {
            String next = transition.apply(event);
            return next == null ? this : valueOf(next);
        }
    }

    enum Single {
        INSTANCE;

        final List<String> log = new ArrayList<>();
    }

    static class Container {
        enum Color {
            RED, GREEN, BLUE;

            Color next() {
                return values()[(ordinal() + 1) % values().length];
            }
        }

        Color current = Color.RED;
    }

    static int evaluate(String expression) {
        Deque<Integer> numbers = new ArrayDeque<>();
        Deque<Operator> operators = new ArrayDeque<>();
        for (String token : expression.split(" ")) {
            if (Character.isDigit(token.charAt(0))) {
                numbers.push(Integer.parseInt(token));
                continue;
            }
            Operator o = Operator.of(token);
            while (!operators.isEmpty() && operators.peek().precedence >= o.precedence) {
                int b = numbers.pop(), a = numbers.pop();
                numbers.push(operators.pop().applyAsInt(a, b));
            }
            operators.push(o);
        }
        while (!operators.isEmpty()) {
            int b = numbers.pop(), a = numbers.pop();
            numbers.push(operators.pop().applyAsInt(a, b));
        }
        return numbers.pop();
    }

    public static void main(String[] args) {
        System.out.println(evaluate("2 + 3 * 4 ^ 2 + 1"));
        try {
            evaluate("1 - 1");
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        for (Operator o : Operator.values()) {
            System.out.println(o.describe() + " " + o.getClass() + " " + o.getDeclaringClass().getSimpleName() + " " + o.getClass().isEnum() + o.getClass().isAnonymousClass());
        }
        for (Planet p : Planet.values()) {
            System.out.printf("%s %.2f %s%n", p, p.gravity(), p.compareTo(Planet.EARTH));
        }
        State s = State.IDLE;
        for (String e : List.of("stop", "start", "fail", "start")) {
            s = s.on(e);
            System.out.print(s + " ");
        }
        System.out.println();
        Single.INSTANCE.log.add("x");
        System.out.println(Single.valueOf("INSTANCE").log);
        EnumSet<Container.Color> set = EnumSet.complementOf(EnumSet.of(Container.Color.GREEN));
        EnumMap<Container.Color, Integer> map = new EnumMap<>(Container.Color.class);
        Container c = new Container();
        for (int i = 0; i < 4; i++) {
            map.merge(c.current, i, Integer::sum);
            c.current = c.current.next();
        }
        System.out.println(set + " " + map + " " + EnumSet.range(Container.Color.RED, Container.Color.GREEN) + EnumSet.noneOf(Container.Color.class) + map.containsKey(null));
        switch (c.current) {
            case GREEN -> System.out.println("green");
            case RED, BLUE -> System.out.println("not green");
        }
        try {
            Planet.valueOf("PLUTO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Planet.class, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("EnumStrategies$Planet").getDeclaredConstructors()[0].newInstance("X", 9, 1.0, 1.0);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
