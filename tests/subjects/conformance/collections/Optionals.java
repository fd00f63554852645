// expect: as java
import java.util.*;

public class Optionals {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Optional<String> some = Optional.of("value"), none = Optional.empty();
        System.out.println(some + " " + none + " " + some.get() + " " + some.isPresent() + none.isEmpty() + " " + none.orElse("other") + " "
                + some.orElseGet(() -> "unused") + " " + Optional.ofNullable(null));
        System.out.println(some.map(String::length) + " " + none.map(String::length) + " " + some.filter(s -> s.isEmpty()) + " " + some.flatMap(s -> parse("5")) + " "
                + some.map(s -> null));
        some.ifPresent(s -> System.out.println("present " + s));
        none.ifPresentOrElse(s -> System.out.println("never"), () -> System.out.println("absent"));
        System.out.println(none.or(() -> Optional.of("alternative")).get() + " " + some.stream().count() + " " + some.equals(Optional.of("value")) + " "
                + (some.hashCode() == "value".hashCode()) + " " + (Optional.<String>empty() == none));
        for (Runnable r : new Runnable[] {none::get, none::orElseThrow, () -> none.orElseThrow(() -> new IllegalStateException("custom")), () -> Optional.of(null)}) {
            try {
                r.run();
            } catch (NoSuchElementException | IllegalStateException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        OptionalInt oi = OptionalInt.of(5);
        OptionalDouble od = OptionalDouble.empty();
        OptionalLong ol = OptionalLong.of(1L << 40);
        System.out.println(oi + " " + od + " " + ol + " " + oi.getAsInt() + " " + od.orElse(2.5) + " " + ol.isPresent() + " " + oi.stream().sum());
        System.out.println(parse("12").map(x -> x * 2).filter(x -> x > 20).map(Object::toString).orElse("none") + " " + parse("z").isPresent());
        System.out.println(List.of("1", "x", "3").stream().map(Optionals::parse).flatMap(Optional::stream).toList());
    }
}
