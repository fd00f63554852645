// expect: as java
import java.util.*;
import java.util.function.*;

public class InnerClassForms {
    private int field = 1;
    private static int made;

    class Inner {
        int field = 2;

        class Deep {
            int field = 3;

            String all() {
                return field + "" + Inner.this.field + InnerClassForms.this.field + made;
            }
        }

        int bump() {
            return InnerClassForms.this.field++ + ++made;
        }
    }

    static class Base {
        Base() {
            init();
        }

        void init() {
            System.out.println("Base.init");
        }
    }

    Base capture(int x, String... more) {
        int local = x * 2;
        class Local extends Base {
            final int y = local;
            int z = x + 5;

            void init() {
                System.out.println("Local.init " + y + z + local + more.length);
            }
        }
        return new Local();
    }

    Supplier<String> nested() {
        return () -> {
            Supplier<Supplier<String>> s = () -> () -> this.field + ":" + new Inner().new Deep().all();
            return s.get().get();
        };
    }

    class Sub extends Inner {
        int field = super.field + InnerClassForms.this.field;

        @Override
        int bump() {
            return super.bump() * 100;
        }
    }

    static class Outside extends InnerClassForms.Inner {
        Outside(InnerClassForms o) {
            o.super();
        }
    }

    interface Holder {
        List<String> LOG = new ArrayList<>();

        class Entry {
            {
                LOG.add("entry");
            }
        }

        enum Kind { A, B }
    }

    enum Op implements IntBinaryOperator {
        PLUS("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            int calls;

            public int applyAsInt(int a, int b) {
                calls++;
                return a * b * calls;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }
    }

    public static void main(String[] args) {
        InnerClassForms o = new InnerClassForms();
        Inner i = o.new Inner();
        Inner.Deep d = i.new Deep();
        System.out.println(d.all() + " " + i.bump() + " " + i.bump() + " " + d.all());
        o.capture(4, "a", "b");
        System.out.println(o.nested().get());
        Sub s = o.new Sub();
        System.out.println(s.field + " " + s.bump() + " " + ((Inner) s).field + " " + new Outside(o).bump());
        new Holder.Entry();
        System.out.println(Holder.LOG + " " + Holder.Kind.valueOf("B").compareTo(Holder.Kind.A));
        for (Op op : Op.values()) System.out.println(op + op.sign + op.applyAsInt(3, 4) + op.applyAsInt(3, 4) + " " + op.getClass().isAnonymousClass() + op.getDeclaringClass().getSimpleName());
        Runnable[] rs = new Runnable[3];
        for (int k = 0; k < 3; k++) {
            int copy = k;
            rs[k] = new Runnable() {
                int runs = copy * 10;

                public void run() {
                    System.out.print(runs++ + copy + " ");
                }
            };
        }
        for (Runnable r : rs) {
            r.run();
            r.run();
        }
        System.out.println();
        try {
            InnerClassForms none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("null outer");
        }
        Comparator<String> c = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return Integer.compare(b.length(), a.length());
            }
        };
        List<String> words = new ArrayList<>(List.of("a", "ccc", "bb"));
        words.sort(c.thenComparing(Function.identity()));
        System.out.println(words + " " + new Object() {
            int twice(int x) {
                return 2 * x;
            }
        }.twice(21));
        var anonymous = new Object() {
            int count = 5;
        };
        anonymous.count += made;
        System.out.println(anonymous.count);
        try {
            Op.valueOf("NONE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
