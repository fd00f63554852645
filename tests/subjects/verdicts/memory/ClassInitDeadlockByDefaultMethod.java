// expect: violated deadlock
// por: cross-check
// Neither the class in the middle nor the last one has an initializer; the interface with a default method has.
public class ClassInitDeadlockByDefaultMethod {
    interface Named {
        Object first = new Last();

        default String name() {
            return "";
        }
    }

    static class Middle implements Named {
    }

    static class Last extends Middle {
    }

    public static void main(String[] args) {
        new Thread(() -> new Last()).start();
        if (Named.first == null) throw new AssertionError();
    }
}
