// expect: as java
import java.lang.reflect.Method;

public class MembersOfLambda {
    static void print(Runnable lambda) {
        for (Method method : lambda.getClass().getDeclaredMethods()) System.out.println("method " + method.getName());
        System.out.println(lambda.getClass().getDeclaredFields().length + " fields");
    }

    public static void main(String[] args) {
        int length = args.length;
        print(() -> {});
        print(() -> System.out.println(length));
    }
}
