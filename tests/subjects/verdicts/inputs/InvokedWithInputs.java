// expect: violated uncaught java.lang.IllegalStateException
// message: 77 and q
// Inputs among the arguments of a method that is called by reflection: a box, and a text that nobody has looked at before.
import gov.nasa.jpf.symbc.Debug;
import java.lang.reflect.InvocationTargetException;

public class InvokedWithInputs {
    static void use(int number, String text) {
        if (number == 77 && text != null && text.equals("q")) throw new IllegalStateException("77 and q");
    }

    public static void main(String[] args) throws Exception {
        int number = Debug.makeSymbolicInteger("number");
        String text = Debug.makeSymbolicString("text");
        try {
            InvokedWithInputs.class.getDeclaredMethod("use", int.class, String.class).invoke(null, number, text);
        } catch (InvocationTargetException e) {
            throw (IllegalStateException) e.getCause();
        }
    }
}
