package shop;

import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** What takes functions, and tells what they return. */
public class Rules<T> {
    /** Of the program's own. */
    public interface Discount {
        int of(int price, String code);
    }

    public interface Namer<S> {
        String nameOf(S something);
    }

    private int uses;

    public int price(int price, String code, Discount discount) {
        uses++;
        int reduced = discount.of(price, code);
        if (reduced > price) throw new IllegalArgumentException("dearer");
        return reduced == 0 ? -1 : reduced;
    }

    public String label(T thing, Namer<? super T> namer) {
        String name = namer.nameOf(thing);
        return name == null ? "nameless" : "the " + name;
    }

    /** Types that only the compiler knows. */
    public static int lengthOf(String text, Function<String, List<String>> split) {
        List<String> parts = split.apply(text);
        return parts == null ? 0 : parts.size();
    }

    public static <K, V> V combined(K key, V value, BiFunction<? super K, ? super V, ? extends V> by) {
        V result = by.apply(key, value);
        return result == null ? value : result;
    }

    /** A narrower argument is none of the wider method's, unless a cast says so. */
    public static int given(AbstractMap<?, ?> map) {
        return 1;
    }

    public static int given(Map<?, ?> map) {
        return 3;
    }

    public static String chosen(Function<Object, Object> by) {
        return by.apply("x") == null ? "none" : "some";
    }

    public static String chosen(ToIntFunction<Object> by) {
        return by.applyAsInt("x") == 0 ? "zero" : "other";
    }

    public boolean isAllowed(int age, IntPredicate rule, Supplier<String> otherwise) {
        if (rule.test(age)) return true;
        return otherwise.get() != null;
    }

    /** Only an entry with equal parts. */
    public boolean isTwin(Object something) {
        if (!(something instanceof Map.Entry)) return false;
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) something;
        return entry.getKey() != null && entry.getKey().equals(entry.getValue());
    }

    /** Strings that have to do with each other. */
    public static String relation(String a, String b) {
        if (a.length() < 4 || b.length() < 3) return "short";
        if (a.equals(b)) return "same";
        if (a.equalsIgnoreCase(b)) return "other letters";
        if (a.startsWith(b)) return "beginning";
        if (a.endsWith(b)) return "end";
        return "none";
    }

    public int uses() {
        return uses;
    }
}
