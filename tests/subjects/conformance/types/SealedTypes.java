// expect: as java
import java.util.*;

public class SealedTypes {
    sealed interface Expr permits Num, Add, Mul, Neg {
    }

    record Num(int v) implements Expr {
    }

    record Add(Expr l, Expr r) implements Expr {
    }

    record Mul(Expr l, Expr r) implements Expr {
    }

    static non-sealed class Neg implements Expr {
        final Expr e;

        Neg(Expr e) {
            this.e = e;
        }
    }

    static class DoubleNeg extends Neg {
        DoubleNeg(Expr e) {
            super(new Neg(e));
        }
    }

    static abstract sealed class Animal {
        abstract String sound();

        static final class Dog extends Animal {
            String sound() {
                return "woof";
            }
        }

        static sealed class Cat extends Animal permits Kitten {
            String sound() {
                return "meow";
            }
        }

        static final class Kitten extends Cat {
            @Override
            String sound() {
                return super.sound() + "!";
            }
        }
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.v();
        } else if (e instanceof Add a) {
            return eval(a.l()) + eval(a.r());
        } else if (e instanceof Mul m) {
            return eval(m.l) * eval(m.r);
        } else if (e instanceof Neg n && n.e != null) {
            return -eval(n.e);
        }
        throw new AssertionError();
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Neg(new DoubleNeg(new Num(4)))));
        System.out.println(eval(e));
        for (Animal a : List.of(new Animal.Dog(), new Animal.Cat(), new Animal.Kitten())) {
            System.out.println(a.sound() + " " + a.getClass().isSealed());
        }
        System.out.println(Expr.class.isSealed() + " " + Neg.class.isSealed() + " " + Animal.class.isSealed());
        for (Class<?> c : Expr.class.getPermittedSubclasses()) {
            System.out.print(c.getSimpleName() + " ");
        }
        for (Class<?> c : Animal.class.getPermittedSubclasses()) {
            System.out.print(c.getName() + " ");
        }
        System.out.println(Num.class.getPermittedSubclasses() == null);
        System.out.println(new Add(new Num(1), new Num(2)));
    }
}
