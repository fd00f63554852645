// expect: as java
import gen.DynamicConstants;
import java.util.*;

/** Dynamic constants: bootstrapped once for each constant, of every type, nested, failing; and handles as constants. */
public class Condy {
    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(Action a) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(a.run());
            } catch (Throwable t) {
                System.out.println(t.getClass().getName() + " cause " + (t.getCause() == null ? null : t.getCause().getClass().getName()));
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        attempt(DynamicConstants::text);
        attempt(DynamicConstants::again);
        attempt(DynamicConstants::number);
        attempt(DynamicConstants::wide);
        attempt(DynamicConstants::real);
        attempt(DynamicConstants::single);
        attempt(DynamicConstants::flag);
        attempt(DynamicConstants::small);
        attempt(DynamicConstants::letter);
        attempt(() -> DynamicConstants.array()[2]++);
        attempt(DynamicConstants::nothing);
        attempt(DynamicConstants::primitive);
        attempt(DynamicConstants::enumeration);
        attempt(DynamicConstants::field);
        attempt(DynamicConstants::nested);
        attempt(DynamicConstants::failing);
        attempt(DynamicConstants::erring);
        attempt(DynamicConstants::wrongType);
        attempt(DynamicConstants::methodType);
        attempt(DynamicConstants::classConstant);
        System.out.println((int) DynamicConstants.methodHandle().invokeExact(2, 3) + " " + (int) DynamicConstants.virtualHandle().invokeExact("four") + " "
                + (int) DynamicConstants.interfaceHandle().invoke(List.of(1, 2)) + " " + DynamicConstants.newHandle().invoke() + " "
                + DynamicConstants.methodHandle().type() + DynamicConstants.virtualHandle().type() + DynamicConstants.newHandle().type());
        DynamicConstants.putHandle().invoke(77);
        System.out.println((int) DynamicConstants.getHandle().invokeExact() + " " + (DynamicConstants.methodType() == DynamicConstants.methodType()));
    }
}
