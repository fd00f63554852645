// expect: as java
public class Interfaces {
    interface Greeter {
        String PREFIX = "Hello, ";

        String name();

        default String greet() {
            return PREFIX + decorate(name());
        }

        private String decorate(String s) {
            return "<" + s + ">" + helper();
        }

        private static String helper() {
            return "!";
        }

        static Greeter of(String n) {
            return () -> n;
        }
    }

    interface Polite extends Greeter {
        @Override
        default String greet() {
            return "Dear " + Greeter.super.greet();
        }
    }

    interface Loud extends Greeter {
        default String shout() {
            return greet().toUpperCase();
        }
    }

    static class Person implements Polite, Loud {
        public String name() {
            return "person";
        }
    }

    interface A {
        default String m() {
            return "A";
        }
    }

    interface B {
        default String m() {
            return "B";
        }
    }

    static class AB implements A, B {
        public String m() {
            return A.super.m() + B.super.m();
        }
    }

    static class Base {
        public String m() {
            return "class wins";
        }
    }

    static class Winner extends Base implements A {
    }

    public static void main(String[] args) {
        Person p = new Person();
        System.out.println(p.greet() + " " + p.shout() + " " + Greeter.of("x").greet());
        Loud loud = p;
        Polite polite = p;
        Greeter g = p;
        System.out.println(loud.greet() + polite.greet() + g.greet());
        System.out.println(new AB().m() + " " + new Winner().m() + " " + ((A) new Winner()).m());
        A anonymous = new A() {
            int calls;

            @Override
            public String m() {
                return "anonymous " + ++calls + A.super.m();
            }
        };
        System.out.println(anonymous.m() + anonymous.m());
        Comparable<String> c = "b"::compareTo;
        System.out.println(c.compareTo("a"));
        Object o = p;
        System.out.println((o instanceof Greeter) + " " + (o instanceof A) + " " + o.equals(g) + " " + g.hashCode() * 0);
    }
}
