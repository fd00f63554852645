// expect: as java
import java.util.*;
import java.util.function.*;

public class InnerCaptures {
    private int field = 1;
    private static int made;

    class Inner {
        int field = 10;

        class Deep {
            int field = 100;

            int sum() {
                return field + Inner.this.field + InnerCaptures.this.field++;
            }
        }
    }

    static class Nested {
        private final int n = ++made;

        private static int secret() {
            return made * 2;
        }
    }

    Runnable counter(int from, List<String> to) {
        int[] at = {from};
        class Local implements Runnable {
            final int start = at[0];

            @Override
            public void run() {
                to.add(start + "-" + at[0]++ + "-" + field);
            }
        }
        Runnable first = new Local();
        return () -> {
            first.run();
            new Local() {
                @Override
                public void run() {
                    super.run();
                    to.add(getClass().getName() + getClass().isAnonymousClass() + getClass().getEnclosingMethod().getName());
                }
            }.run();
        };
    }

    static IntSupplier chain(int depth) {
        if (depth == 0) return () -> 1;
        IntSupplier inner = chain(depth - 1);
        return () -> inner.getAsInt() + depth;
    }

    interface Visitor<R> {
        R visit(int n);
    }

    <R> R accept(Visitor<R> v) {
        return v.visit(field);
    }

    { field += 5; }

    InnerCaptures() {
        this(2);
        field *= 3;
    }

    InnerCaptures(int by) {
        field += by;
    }

    public static void main(String[] args) {
        InnerCaptures outer = new InnerCaptures();
        InnerCaptures.Inner.Deep deep = outer.new Inner().new Deep();
        System.out.println(deep.sum() + " " + deep.sum() + " " + outer.field);
        List<String> log = new ArrayList<>();
        Runnable r = outer.counter(7, log);
        r.run();
        r.run();
        System.out.println(log);
        System.out.println(chain(5).getAsInt() + " " + new Nested().n + Nested.secret() + new Nested().n);
        System.out.println(outer.accept(n -> "v" + n) + outer.<Integer>accept(n -> n * 2));
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int square = i * i;
            suppliers.add(() -> square + suppliers.size());
        }
        for (Supplier<Integer> s : suppliers) System.out.print(s.get() + " ");
        BiFunction<String, Integer, Character> at = String::charAt;
        Function<Integer, int[]> maker = int[]::new;
        Supplier<InnerCaptures> constructor = InnerCaptures::new;
        System.out.println(at.apply("hello", 1) + "" + maker.apply(3).length + constructor.get().field);
        try {
            InnerCaptures none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
        Object o = new Object() {
            int hidden = 5;

            @Override
            public String toString() {
                return "hidden " + hidden++ + new Object() { int more = hidden; }.more;
            }
        };
        System.out.println(o + " " + o);
        System.out.println(Inner.Deep.class.getName() + " " + Inner.Deep.class.getEnclosingClass().getSimpleName() + " " + Inner.class.isMemberClass() + Arrays.toString(InnerCaptures.class.getDeclaredClasses().length > 3 ? new int[] {1} : new int[0]));
    }
}
