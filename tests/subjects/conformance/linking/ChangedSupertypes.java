// expect: as java
import parts.*;

/** Supertypes that changed after a subclass was compiled: errors of linking, abstract methods, conflicting defaults. */
public class ChangedSupertypes {
    static class Implementation implements Contract {
        public String old() {
            return "old";
        }
    }

    static class Thing extends AbstractThing {
        public String required() {
            return "required";
        }
    }

    static class ExtendsTurning extends Turning {
    }

    static class ImplementsTurning implements TurningInterface {
        public String name() {
            return "mine";
        }
    }

    static class ExtendsOpen extends Open {
    }

    static class Overrides extends FinalMethod {
        @Override
        public String method() {
            return "overridden";
        }
    }

    static class ExtendsSealed extends SealedRoot {
    }

    static class Both implements DefaultLeft, DefaultRight {
    }

    static class Resolved implements DefaultLeft, DefaultRight {
        public String both() {
            return "resolved";
        }
    }

    interface Action {
        Object act() throws Throwable;
    }

    static void run(String label, Action a) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(label + ": " + a.act());
            } catch (Throwable t) {
                String message = t.toString();
                System.out.println(label + ": " + message);
            }
        }
    }

    static String over(Growing g) {
        switch (g) {
            case ONE:
                return "1";
            case TWO:
                return "2";
            default:
                return "new " + g;
        }
    }

    static String exhaustive(Growing g) {
        return switch (g) {
            case ONE -> "1";
            case TWO -> "2";
        };
    }

    static String shrunk(Shrinking s) {
        switch (s) {
            case KEPT:
                return "kept";
            case GONE:
                return "gone";
        }
        return "?";
    }

    public static void main(String[] args) {
        run("old", () -> new Implementation().old());
        run("optional", () -> new Implementation().optional());
        run("concrete", () -> new Thing().concrete());
        run("required", () -> new Thing().required());
        run("extends interface", () -> new ExtendsTurning());
        run("implements class", () -> new ImplementsTurning());
        run("extends final", () -> new ExtendsOpen());
        run("overrides final", () -> new Overrides());
        run("extends sealed", () -> new ExtendsSealed());
        run("conflicting defaults", () -> new Both().both());
        run("conflicting defaults through left", () -> ((DefaultLeft) new Both()).both());
        run("resolved", () -> new Resolved().both());
        for (Growing g : Growing.values()) {
            run("enum", () -> over(g));
        }
        run("exhaustive one", () -> exhaustive(Growing.ONE));
        run("exhaustive", () -> exhaustive(Growing.valueOf("THREE")).getClass());
        run("shrunk", () -> shrunk(Shrinking.KEPT));
        run("gone constant", () -> Shrinking.GONE);
    }
}
