// expect: as java
import java.util.*;
import java.util.function.*;

public class SealedForms {
    sealed interface Expr permits Num, Bin, Neg, Var {}

    record Num(double value) implements Expr {}

    record Bin(char op, Expr left, Expr right) implements Expr {
        Bin {
            Objects.requireNonNull(left, "left");
            if ("+-*/".indexOf(op) < 0) throw new IllegalArgumentException("operator " + op);
        }

        Bin(Expr left, Expr right) {
            this('+', left, right);
        }
    }

    record Neg(Expr of) implements Expr {
        @Override
        public String toString() {
            return "-" + of;
        }
    }

    enum Var implements Expr {
        X(3), Y(-0.5) {
            @Override
            double value() {
                return 100;
            }
        };

        private final double value;

        Var(double value) {
            this.value = value;
        }

        double value() {
            return value;
        }
    }

    static double eval(Expr e) {
        if (e instanceof Num n) return n.value();
        if (e instanceof Neg n && n.of() instanceof Num m) return -m.value();
        if (e instanceof Neg n) return -eval(n.of());
        if (e instanceof Var v) return v.value();
        if (!(e instanceof Bin b)) throw new AssertionError(e);
        double l = eval(b.left()), r = eval(b.right());
        return switch (b.op()) {
            case '+' -> l + r;
            case '-' -> l - r;
            case '*' -> l * r;
            default -> {
                if (r == 0) yield Double.NaN;
                yield l / r;
            }
        };
    }

    static Expr simplify(Expr e) {
        if (e instanceof Bin b) {
            Expr l = simplify(b.left()), r = simplify(b.right());
            if (b.op() == '*' && (l.equals(new Num(0)) || r.equals(new Num(0)))) return new Num(0);
            return new Bin(b.op(), l, r);
        }
        return e instanceof Neg n && simplify(n.of()) instanceof Neg inner ? inner.of() : e;
    }

    public static void main(String[] args) {
        Expr e = new Bin('*', new Bin(new Num(2), Var.X), new Neg(new Bin('/', Var.Y, new Num(8))));
        System.out.println(e + " = " + eval(e) + " " + e.hashCode() % 1);
        System.out.println(simplify(new Bin('*', e, new Num(-0.0))) + " " + simplify(new Bin('*', e, new Num(0.0))) + " " + simplify(new Neg(new Neg(Var.X))));
        System.out.println(new Num(0.0).equals(new Num(-0.0)) + " " + new Num(Double.NaN).equals(new Num(Double.NaN)) + " " + new Num(1).hashCode());
        System.out.println(Expr.class.isSealed() + " " + Arrays.stream(Expr.class.getPermittedSubclasses()).map(Class::getSimpleName).toList() + " " + Var.Y.getClass() + Var.Y.getDeclaringClass() + Num.class.isRecord() + Arrays.toString(Bin.class.getRecordComponents()));
        for (Supplier<Expr> wrong : List.<Supplier<Expr>>of(() -> new Bin('?', e, e), () -> new Bin(null, e), () -> Var.valueOf("Z"))) {
            try {
                wrong.get();
            } catch (IllegalArgumentException | NullPointerException x) {
                System.out.println(x.getMessage());
            }
        }
    }
}
