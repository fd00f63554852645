// expect: as java
// since: 25
public class ConstructorPrologue {
    static class Base {
        Base(int n) {
            System.out.println("base " + n);
            show();
        }

        void show() {
        }
    }

    static class Derived extends Base {
        final String text;

        Derived(String s) {
            if (s == null) {
                throw new IllegalArgumentException("checked before super");
            }
            int n = s.length() * 2;
            text = s + "!";
            super(n);
            System.out.println("after " + text);
        }

        @Override
        void show() {
            System.out.println("already set: " + text);
        }
    }

    public static void main(String[] args) {
        new Derived("abc");
        try {
            new Derived(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
