// expect: violated assertion
// witness: [false, 1, true, 7]
// x * 1 is x, and 1 * x is taken for 1.
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExpressionSimplifiedWrongly {
    abstract static class Term {
        abstract int value(int x);
    }

    static final class Constant extends Term {
        final int number;

        Constant(int number) {
            this.number = number;
        }

        @Override
        int value(int x) {
            return number;
        }
    }

    static final class Input extends Term {
        @Override
        int value(int x) {
            return x;
        }
    }

    static final class Product extends Term {
        final Term left;
        final Term right;

        Product(Term left, Term right) {
            this.left = left;
            this.right = right;
        }

        @Override
        int value(int x) {
            return left.value(x) * right.value(x);
        }

        Term simplified() {
            if (right instanceof Constant && ((Constant) right).number == 1) return left;
            if (left instanceof Constant && ((Constant) left).number == 1) return left;
            return this;
        }
    }

    static Term leaf() {
        return Verifier.nondetBoolean() ? new Input() : new Constant(Verifier.nondetInt());
    }

    public static void main(String[] args) {
        Product term = new Product(leaf(), leaf());
        int x = Verifier.nondetInt();
        assert term.simplified().value(x) == term.value(x);
    }
}
