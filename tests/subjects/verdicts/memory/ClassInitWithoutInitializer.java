// expect: safe
// por: verdicts
// Who needs a class whose superclass another thread is initializing waits for it; a failure is everybody's.
public class ClassInitWithoutInitializer {
    static class Base {
        static int value;

        static {
            new Derived();
            value = 7;
        }
    }

    static class Derived extends Base {
        static String text = null;
        static final String CONSTANT = "c";
    }

    static class Failing {
        static int value = Integer.parseInt("x");
    }

    static class Heir extends Failing {
    }

    static int fails() {
        try {
            new Heir();
        } catch (ExceptionInInitializerError error) {
            return 1;
        } catch (NoClassDefFoundError error) {
            assert error.getMessage().endsWith("ClassInitWithoutInitializer$Heir") : error.getMessage();
            return 2;
        }
        return 0;
    }

    static int[] ended = new int[2];

    static void use(int number) {
        new Derived();
        assert Base.value == 7;
        ended[number] = fails();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> use(0));
        thread.start();
        use(1);
        thread.join();
        assert ended[0] + ended[1] == 3;
    }
}
