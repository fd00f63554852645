// expect: as java
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

public class MembersOfLambda {
    static void print(Runnable lambda) {
        for (Method method : lambda.getClass().getDeclaredMethods()) System.out.println("method " + method.getName());
        System.out.println(lambda.getClass().getDeclaredFields().length + " fields");
        for (Constructor<?> constructor : lambda.getClass().getDeclaredConstructors())
            System.out.println(Modifier.toString(constructor.getModifiers()) + " " + Arrays.toString(constructor.getParameterTypes()));
    }

    public static void main(String[] args) {
        int length = args.length;
        print(() -> {});
        print(() -> System.out.println(length));
        long wide = args.length;
        print(() -> System.out.println(wide + args.length + length));
    }
}
