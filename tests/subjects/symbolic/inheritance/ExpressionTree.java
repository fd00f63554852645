// expect: safe
// An expression tree of inputs: the simplified tree has the same value.
import org.sosy_lab.sv_benchmarks.Verifier;

public class ExpressionTree {
    abstract static class Term {
        abstract int value(int x);

        Term simplified() {
            return this;
        }
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

    static final class Sum extends Term {
        final Term left;
        final Term right;

        Sum(Term left, Term right) {
            this.left = left;
            this.right = right;
        }

        @Override
        int value(int x) {
            return left.value(x) + right.value(x);
        }

        @Override
        Term simplified() {
            if (left instanceof Constant && ((Constant) left).number == 0) return right.simplified();
            if (left instanceof Constant && right instanceof Constant) return new Constant(value(0));
            return this;
        }
    }

    static Term leaf() {
        return Verifier.nondetBoolean() ? new Input() : new Constant(Verifier.nondetInt());
    }

    public static void main(String[] args) {
        Term term = new Sum(leaf(), new Sum(leaf(), leaf()));
        int x = Verifier.nondetInt();
        assert term.simplified().value(x) == term.value(x);
    }
}
