// expect: as java
// without: parts/Absent
import parts.*;

/** Errors of resolution after a library changed under a compiled program: each error, its message, and once again. */
public class ChangedLibrary {
    interface Action {
        Object act() throws Throwable;
    }

    static void run(String label, Action a) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(label + ": " + a.act());
            } catch (Throwable t) {
                System.out.println(label + ": " + t);
            }
        }
    }

    public static void main(String[] args) {
        Library l = new Library();
        run("stays", l::stays);
        run("stays call", () -> l.stays());
        run("removed static field", () -> Library.staticField);
        run("removed instance field", () -> l.instanceField);
        run("removed field written", () -> l.instanceField = 3);
        run("static becomes instance field", () -> Library.becomesInstance);
        run("instance becomes static field", () -> l.becomesStatic);
        run("instance becomes static field written", () -> l.becomesStatic = 1);
        run("field changed type", () -> l.changesType);
        run("field became private", () -> l.becomesPrivate);
        run("removed static method", () -> Library.staticMethod());
        run("removed method", () -> l.instanceMethod());
        run("static becomes instance method", () -> Library.becomesInstanceMethod());
        run("instance becomes static method", () -> l.becomesStaticMethod());
        run("removed overload", () -> l.goes(1));
        run("changed return", () -> l.changesReturn());
        run("became private", () -> l.becomesPrivateMethod());
        run("removed constructor", () -> new Library("x"));
        run("removed interface method", () -> Contract.util());
        run("hidden class", () -> Hidden.value);
        run("absent class", () -> Absent.value());
        run("absent class created", () -> new Absent());
        run("absent array", () -> new Absent[1]);
        run("absent class literal", () -> Absent.class);
        run("absent instanceof null", () -> ((Object) l == null ? l : null) instanceof Object);
        run("absent instanceof", () -> (Object) l instanceof Absent);
        run("absent cast null", () -> (Absent) (args.length == 0 ? null : (Object) l));
        run("class literal by name", () -> Class.forName("parts.Absent"));
        run("class turned interface", () -> new Turning().name());
        run("final still", () -> new Open().method());
    }
}
