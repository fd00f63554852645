// expect: as java
import java.lang.ref.*;
import java.util.*;
import java.util.function.*;

public class SystemThings {
    static class Service implements Comparable<Service>, Cloneable {
        int[] data = {1, 2};
        String name = "n";

        @Override
        public int compareTo(Service o) {
            return 0;
        }

        @Override
        public Service clone() {
            try {
                Service s = (Service) super.clone();
                s.data = data.clone();
                return s;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(System.getProperty("line.separator").length() + System.getProperty("none", "default") + System.getProperty("file.separator") + System.lineSeparator().length() + System.getProperty("java.specification.version").isEmpty());
        System.setProperty("own", "1");
        System.out.println(Integer.getInteger("own") + Integer.getInteger("none", 5) + "" + Boolean.getBoolean("own") + Long.getLong("own") + System.clearProperty("own") + System.getProperty("own"));
        try {
            System.setProperty("", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] a = {1, 2, 3, 4, 5};
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(Arrays.toString(a));
        for (Runnable r : new Runnable[] {() -> System.arraycopy(a, 0, a, 3, 4), () -> System.arraycopy(a, 0, new long[5], 0, 1), () -> System.arraycopy(new Object[] {"s", 1}, 0, new String[2], 0, 2), () -> System.arraycopy("x", 0, a, 0, 1), () -> System.arraycopy(a, -1, a, 0, 1)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        Service s = new Service(), t = s.clone();
        t.data[0] = 9;
        System.out.println(s.data[0] + "" + (s.name == t.name) + (s.getClass() == t.getClass()) + new int[][] {{1}}.clone()[0][0]);
        Integer x = 127, y = 127, u = 1000, v = 1000;
        System.out.println((x == y) + "" + u.equals(v) + (u <= v) + Long.valueOf(5).equals(5) + new Object().equals(null) + ("a" + 1 == "a1") + Character.valueOf('a').hashCode() + Boolean.hashCode(true) + Double.hashCode(1.5) + "hash".hashCode() + Objects.hash(1, "a", null) + Arrays.asList(1, null).hashCode() + List.of(1).hashCode());
        System.out.println((0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + (float) 0.1 + " " + 1.0 / 0 + " " + 0.0 / 0 + " " + (0.0 == -0.0) + Double.compare(0.0, -0.0) + Math.min(-0.0, 0.0) + " " + Math.round(-0.5) + Math.round(2.5) + Math.rint(2.5) + (int) 'a' + (char) 98 + (5 & 6 | 1 ^ 8) + (~7) + (-8 >>> 60) + (1 << 31) + 07 + 0b101 + 1_000 + 'a' + 1 + (char) ('a' + 1));
        System.out.println(Math.sqrt(2) + " " + Math.cbrt(27) + Math.hypot(3, 4) + Math.pow(2, 0.5) + " " + Math.sin(1) + " " + Math.atan2(1, -1) + " " + Math.exp(1) + Math.log10(1000) + " " + Math.ulp(1.0) + Math.nextUp(1f) + Math.scalb(1.5, 4) + Math.getExponent(1e10) + Math.copySign(3, -0.0) + Math.signum(-2.5) + Math.toDegrees(Math.PI) + Math.floor(-1.1) + Math.ceil(-0.1) + StrictMath.tan(0.5) + Math.fma(2.0, 3.0, 1.0) + Math.IEEEremainder(5, 3));
        WeakReference<Object> weak = new WeakReference<>(s);
        SoftReference<Object> soft = new SoftReference<>(t);
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        System.out.println((weak.get() == s) + "" + (soft.get() == t) + queue.poll() + new PhantomReference<>(s, queue).get() + weak.refersTo(s));
        weak.clear();
        System.out.println(weak.get() + " " + weak.enqueue());
        System.out.println(UUID.nameUUIDFromBytes("x".getBytes()) + " " + UUID.fromString("1-2-3-4-5") + " " + new UUID(1, 2).compareTo(new UUID(1, 3)) + " " + Locale.forLanguageTag("de-CH-1996").getDisplayLanguage(Locale.ENGLISH) + Locale.US.toLanguageTag() + new Locale("x", "Y").getCountry() + Currency.getInstance("EUR").getDefaultFractionDigits() + Currency.getInstance(Locale.JAPAN));
        StringBuilder order = new StringBuilder();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Function<Integer, Integer> inc = n -> n + 1, dbl = n -> n * 2;
        System.out.println(inc.andThen(dbl).apply(3) + "" + inc.compose(dbl).apply(3) + Function.<Integer>identity().apply(1) + ((Predicate<Integer>) n -> n > 1).and(n -> n < 5).negate().or(n -> n == 3).test(3) + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(2, 1) + UnaryOperator.<String>identity().apply("u") + Predicate.isEqual("a").test("a") + Predicate.not(String::isEmpty).test(""));
        System.exit(order.length() + 3);
    }
}
