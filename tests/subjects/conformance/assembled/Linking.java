// expect: as java
import java.util.*;

/** What is wrong with code is told when a class is linked, not before, and again the next time. */
public class Linking {
    public static void take(Runnable r) {
    }

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String name, Action action) {
        try {
            System.out.println(name + ": " + action.run());
        } catch (Throwable t) {
            String message = String.valueOf(t.getMessage()).split("\n")[0];
            // Updates of JDK 17 word what they have against TriesSuper differently.
            boolean ours = t instanceof VerifyError && !name.matches(".*\\d\\d|Jump.*|No[OCL].*|Falls|TriesSuper");
            System.out.println(name + ": " + t.getClass().getName() + (ours || t instanceof NoClassDefFoundError ? ": " + message : "")
                    + (t.getCause() == null ? "" : ", caused by " + t.getCause().getClass().getName()));
        }
    }

    public static void main(String[] args) throws Exception {
        String names = "Underflow Frame FrameTop Falls Dead NoSuper TwiceSuper OtherSuper FieldFirst ReadFirst TriesSuper TriesSuperAndThrows Catches CatchesWell"
                + " CatchesMissing Handler Special Result ResultType Put Length ArrayRuns ObjectRuns ArrayClones Missing MissingUnneeded Jump JumpOut NoOpcode NoConstant NoLocal";
        for (String kind : "Operand Unfinished NoFrame Argument Clones Local".split(" "))
            for (int version : new int[] {48, 50, 52}) names += " " + kind + version;
        for (String name : names.split(" ")) attempt(name, () -> Class.forName("bad." + name));
        for (int i = 0; i < 2; i++) {
            attempt("Derived", () -> Class.forName("bad.Derived").getName());
            attempt("Base", () -> Class.forName("bad.Base").getName());
        }
        attempt("not linked", () -> Class.forName("bad.Twice", false, Linking.class.getClassLoader()));
        attempt("class literal", () -> bad.Twice.class);
        attempt("instanceof", () -> new Object() instanceof bad.Twice);
        attempt("array", () -> new bad.Twice[2].length);
        attempt("new", () -> new bad.Twice());
        attempt("new again", () -> new bad.Twice());
        attempt("static field", () -> bad.Twice.number);
        attempt("static method", () -> bad.Twice.run());
        attempt("fields", () -> bad.Twice.class.getDeclaredFields().length);
        attempt("methods", () -> bad.Twice.class.getDeclaredMethods().length);
        attempt("constructors", () -> bad.Twice.class.getConstructors().length);
        attempt("modifiers", () -> bad.Twice.class.getModifiers());
        attempt("superclass", () -> bad.Derived.class.getSuperclass());
        attempt("a good one", () -> bad.FieldFirst.class.getConstructor().newInstance().text);
    }
}
