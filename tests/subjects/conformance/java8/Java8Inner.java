// expect: as java
import java.util.*;
import java.util.function.*;

/** What javac --release 8 makes different: accessors instead of nestmates, StringBuilder concatenation, old switch tables. */
public class Java8Inner {
    private int secret = 1;
    private static String hidden = "hidden";

    private int bump(int by) {
        return secret += by;
    }

    private Java8Inner() {
    }

    class Inner {
        private long own = 5;

        int poke() {
            secret++;
            secret *= 3;
            hidden += secret;
            return bump(10) + secret--;
        }
    }

    enum Kind {
        A, B {
            @Override
            int value() {
                return 20;
            }
        };

        int value() {
            return 10;
        }
    }

    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }

        static Shape square(double s) {
            return () -> s * s;
        }
    }

    public static void main(String[] args) {
        Java8Inner o = new Java8Inner();
        Inner i = o.new Inner();
        System.out.println(i.poke() + " " + o.secret + " " + hidden + " " + i.own++ + i.own);
        for (Kind k : Kind.values()) {
            switch (k) {
                case A:
                    System.out.print("a" + k.value());
                    break;
                case B:
                    System.out.println("b" + k.value());
            }
        }
        String s = null;
        s += 'c' + 1 + 2L + "x" + 1.5f + 2.5 + true + null + new char[0].length;
        System.out.println(s);
        switch (s.substring(0, 4)) {
            case "null":
                System.out.println("starts with null");
        }
        System.out.println(Shape.square(3).describe());
        List<Supplier<String>> list = new ArrayList<>();
        for (String w : new String[] {"a", "b"}) {
            list.add(() -> w + hidden.length());
            list.add(w::toUpperCase);
        }
        for (Supplier<String> x : list) {
            System.out.print(x.get() + " ");
        }
        System.out.println();
        try (AutoCloseable c = () -> System.out.println("closed")) {
            throw new IllegalStateException("body");
        } catch (Exception e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        Runnable r = new Runnable() {
            public void run() {
                System.out.println(o.secret + hidden);
            }
        };
        r.run();
        try {
            Object none = args.length == 0 ? null : "";
            none.toString();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        throw new UnsupportedOperationException("end " + new Inner[1].length);
    }
}
