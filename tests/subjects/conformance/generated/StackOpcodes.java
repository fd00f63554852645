// expect: as java
import gen.StackForms;
import java.lang.reflect.Method;
import java.util.*;

/** Every form of pop, dup and swap, with values of one and of two slots. */
public class StackOpcodes {
    public static void main(String[] args) throws Exception {
        Method[] methods = StackForms.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods) {
            if (m.getParameterCount() == 0) {
                System.out.println(m.getName() + " " + m.invoke(null));
            }
        }
        System.out.println(StackForms.mixed(2.5, List.of("x")));
        System.out.println(StackForms.dup2_x2_iil() + StackForms.dup2_x1_il());
    }
}
