// expect: as java
import gen.*;

/** Calls through interfaces that javac would not compile: missing, not public, wrong kind of receiver or of call. */
public class InterfaceCalls {
    interface Action {
        Object run();
    }

    static class Good implements Face {
        public String one() {
            return "good one";
        }
    }

    static void attempt(String name, Action a) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(name + ": " + a.run());
            } catch (Throwable t) {
                System.out.println(name + ": " + t);
            }
        }
    }

    public static void main(String[] args) {
        attempt("good", () -> Calls.one(new Good()) + " " + Calls.two(new Good()));
        attempt("missing", () -> Calls.one(new Missing()));
        attempt("missing, default", () -> Calls.two(new Missing()));
        attempt("not public", () -> Calls.one(new NotPublic()));
        attempt("not an implementation", () -> Calls.one("text"));
        attempt("not an implementation, default", () -> Calls.two(5));
        attempt("null", () -> Calls.one(null));
        attempt("method of Object", () -> Calls.objectMethod(new Good()) != 0 || true);
        attempt("invokevirtual on an interface", () -> Calls.virtualOnInterface(new Good()));
        attempt("invokeinterface on a class", () -> Calls.interfaceOnClass("text"));
        attempt("invokestatic on an abstract method", () -> {
            Calls.abstractStatic();
            return null;
        });
        attempt("new of an interface", () -> {
            Calls.newInterface();
            return null;
        });
    }
}
