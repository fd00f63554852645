// expect: as java
import java.util.*;
import java.util.function.*;

public class RecordsMore {
    record Empty() {}

    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, int[] a, List<? extends Number> n) {}

    record Pair<A extends Comparable<A>, B>(A first, B second) implements Comparable<Pair<A, B>> {
        static int made;

        Pair {
            made++;
            if (first == null) first = defaultOf();
        }

        @SuppressWarnings("unchecked")
        private static <T> T defaultOf() {
            return (T) "default";
        }

        @Override
        public int compareTo(Pair<A, B> o) {
            return first.compareTo(o.first);
        }

        <C> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }

        @Override
        public B second() {
            return second;
        }
    }

    record Node(int value, Node next) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                Node at = Node.this;

                @Override
                public boolean hasNext() {
                    return at != null;
                }

                @Override
                public Integer next() {
                    int v = at.value;
                    at = at.next;
                    return v;
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        int[] shared = {1};
        All a = new All((byte) -1, (short) 2, 'c', 3, 4L, 5f, -0.0, true, "t", shared, List.of(1, 2.5)), b = new All((byte) -1, (short) 2, 'c', 3, 4L, 5f, -0.0, true, "t", shared, List.of(1, 2.5)), c = new All((byte) -1, (short) 2, 'c', 3, 4L, 5f, 0.0, true, "t", shared, null);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + a.toString().replaceAll("@\\w+", "@") + a.equals(null));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        Pair<String, Integer> p = new Pair<>(null, 5);
        System.out.println(p + " " + p.with(List.of()) + Pair.made + p.compareTo(new Pair<>("e", 1)) + p.hashCode());
        int sum = 0;
        for (int v : new Node(1, new Node(2, new Node(3, null)))) sum += v;
        System.out.println(sum + " " + new Node(1, new Node(2, null)));
        for (var component : Pair.class.getRecordComponents()) System.out.print(component.getName() + ":" + component.getGenericType() + component.getAccessor().invoke(p) + " ");
        record Local(String s, int n) {
            Local(String s) {
                this(s, s.length());
            }
        }
        Map<Local, String> m = new HashMap<>(Map.of(new Local("ab"), "found"));
        System.out.println(m.get(new Local("ab", 2)) + m.get(new Local("ab", 3)) + Local.class.getDeclaredConstructors().length);
        Function<Integer, Node> maker = n -> n == 0 ? null : new Node(n, null);
        System.out.println(Optional.ofNullable(maker.apply(0)).map(Node::value).or(() -> Optional.of(-1)).get() + " " + Optional.of(4).filter(x -> x > 5).isEmpty() + " " + Optional.empty().isPresent() + OptionalInt.of(3) + Optional.of("v").stream().count());
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        var point = new Object() {
            int x = 3;

            int twice() {
                return x * 2;
            }
        };
        point.x++;
        System.out.println(point.twice());
        enum Level {
            LOW(1) {
                @Override
                Level up() {
                    return HIGH;
                }
            },
            HIGH(2);

            final int n;

            Level(int n) {
                this.n = n;
            }

            Level up() {
                return this;
            }
        }
        System.out.println(Level.LOW.up().up().n + " " + Level.valueOf("LOW").getClass().isAnonymousClass() + Arrays.toString(Level.values()) + Level.LOW.compareTo(Level.HIGH) + Enum.valueOf(Level.class, "HIGH").name() + new EnumMap<>(Map.of(Level.HIGH, 1)));
    }
}
