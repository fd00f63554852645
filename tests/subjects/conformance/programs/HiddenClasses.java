// expect: as java
import java.lang.invoke.*;
import java.util.*;

public class HiddenClasses {
    public static class Template implements Runnable {
        static int runs;

        @Override
        public void run() {
            System.out.println("run " + ++runs + " " + getClass().isHidden() + " " + getClass().getName().startsWith("HiddenClasses$Template"));
        }
    }

    public static void main(String[] args) throws Throwable {
        byte[] bytes = HiddenClasses.class.getResourceAsStream("HiddenClasses$Template.class").readAllBytes();
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> a = l.defineHiddenClass(bytes, true).lookupClass(), b = l.defineHiddenClass(bytes, false).lookupClass();
        ((Runnable) a.getDeclaredConstructor().newInstance()).run();
        ((Runnable) b.getDeclaredConstructor().newInstance()).run();
        ((Runnable) a.getDeclaredConstructor().newInstance()).run();
        new Template().run();
        System.out.println((a != b) + " " + a.getName().contains("/") + a.getCanonicalName());
        try {
            Class.forName(a.getName());
        } catch (ClassNotFoundException e) {
            System.out.println("not by name");
        }
        Runnable lambda = () -> {};
        System.out.println(lambda.getClass().isHidden() + " " + lambda.getClass().isSynthetic() + lambda.getClass().getInterfaces()[0].getSimpleName());
        try {
            l.defineHiddenClass(new byte[] {1}, true);
        } catch (ClassFormatError e) {
            System.out.println("format");
        }
        System.out.println(HiddenClasses.class.getNestHost().getSimpleName() + Template.class.getNestHost().getSimpleName() + HiddenClasses.class.isNestmateOf(Template.class) + HiddenClasses.class.getNestMembers().length);
    }
}
