// expect: violated assertion
// method: check(sym)
// witness: ["axb"]
// A method handle passes on a text as it is: what it consists of stays an input.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandlePassesText {
    static boolean isSecret(String text) {
        return text.length() == 3 && text.charAt(1) == 'x';
    }

    static void check(String text) throws Throwable {
        MethodHandle isSecret = MethodHandles.lookup().findStatic(HandlePassesText.class, "isSecret",
                MethodType.methodType(boolean.class, String.class));
        if (text != null) assert !(boolean) isSecret.invokeExact(text);
    }

    public static void main(String[] args) throws Throwable {
        check("abc");
    }
}
