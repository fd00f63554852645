// expect: as java
import java.io.InputStream;
import java.util.Collections;

public class ResourcesOfJdk {
    public static void main(String[] args) throws Exception {
        System.out.println(String.class.getResource("String.class"));
        System.out.println(ResourcesOfJdk.class.getResource("/java/lang/Object.class"));
        System.out.println(ClassLoader.getSystemResource("java/util/List.class"));
        System.out.println(ClassLoader.getSystemClassLoader().getResource("java/sql/Date.class"));
        System.out.println(ResourcesOfJdk.class.getResource("/java/lang/NoSuch.class"));
        System.out.println(Object.class.getResource("/module-info.class"));
        System.out.println(Collections.list(ClassLoader.getSystemClassLoader().getResources("java/util/Map.class")));
        try (InputStream in = ResourcesOfJdk.class.getResourceAsStream("/java/lang/Object.class")) {
            System.out.println(in.read() + " " + in.read());
        }
        try (InputStream in = ClassLoader.getSystemResource("java/util/List.class").openStream()) {
            System.out.println(in.readAllBytes().length > 1000);
        }
    }
}
