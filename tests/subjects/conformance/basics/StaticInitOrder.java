// expect: as java
public class StaticInitOrder {
    static StringBuilder log = new StringBuilder();

    static int log(String s) {
        System.out.println(s);
        return s.length();
    }

    static class Parent {
        static int p = log("Parent static field");
        int f = log("Parent instance field");

        static {
            log("Parent static block");
        }

        {
            log("Parent instance block");
        }

        Parent() {
            log("Parent constructor");
            hook();
        }

        void hook() {
            log("Parent hook");
        }
    }

    static class Child extends Parent {
        static final int CONSTANT = 42;
        static final Integer BOXED = log("Child boxed constant");
        int g = log("Child instance field");
        String text = "set";

        static {
            log("Child static block");
        }

        Child() {
            this(1);
            log("Child constructor");
        }

        Child(int n) {
            super();
            log("Child(int) constructor " + text);
        }

        @Override
        void hook() {
            log("Child hook sees " + text + " " + g);
        }
    }

    static class Lazy {
        static {
            log("Lazy initialized");
        }

        static int value = 5;
        static final String NAME = "lazy";

        static void touch() {
        }
    }

    static {
        log("main class");
    }

    public static void main(String[] args) {
        log("main");
        log("constant " + Child.CONSTANT);
        Child[] array = new Child[1];
        log("array " + array.length);
        log("class " + Child.class.getSimpleName());
        new Child();
        log("again");
        new Child(2);
        log(Lazy.NAME);
        log("value " + Lazy.value);
        Lazy.touch();
    }
}
