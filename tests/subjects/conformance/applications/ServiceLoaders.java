// expect: as java
import java.util.*;

public class ServiceLoaders {
    public interface Greeting {
        String text();
    }

    public static class English implements Greeting {
        @Override
        public String text() {
            return "Hello";
        }
    }

    public static class German implements Greeting {
        static int made;

        public German() {
            made++;
        }

        @Override
        public String text() {
            return "Hallo " + made;
        }
    }

    public interface Nothing {
    }

    public static void main(String[] args) {
        ServiceLoader<Greeting> loader = ServiceLoader.load(Greeting.class);
        for (Greeting g : loader) {
            System.out.println(g.getClass().getSimpleName() + " " + g.text());
        }
        System.out.println(loader.stream().map(p -> p.type().getSimpleName()).toList() + " " + loader.findFirst().get().text() + " " + German.made);
        loader.reload();
        for (Greeting g : loader) {
            System.out.println(g.text());
        }
        System.out.println(ServiceLoader.load(Nothing.class).findFirst().isPresent());
    }
}
