// expect: violated deadlock
// por: cross-check
// A class without an initializer of its own takes its initialization lock too while its superclass is initialized
// (JVMS 5.5): one thread begins with the subclass, the other one with the superclass, which needs the subclass.
public class ClassInitDeadlockWithoutInitializer {
    static class Base {
        static Derived sub = new Derived();
    }

    static class Derived extends Base {
    }

    public static void main(String[] args) {
        new Thread(() -> new Derived()).start();
        if (Base.sub == null) throw new AssertionError();
    }
}
