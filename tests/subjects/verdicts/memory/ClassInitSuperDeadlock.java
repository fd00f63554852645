// expect: violated deadlock
// por: cross-check
// A class is marked as being initialized before its superclass is: one thread begins with the subclass, the other with the
// superclass, whose initializer uses the subclass.
public class ClassInitSuperDeadlock {
    static class Base {
        static final Base DEFAULT = new Sub();
    }

    static class Sub extends Base {
        static int made;

        static {
            made = 0;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> new Sub()).start();
        new Thread(() -> {
            Base b = Base.DEFAULT;
        }).start();
    }
}
