// expect: as java
public class VirtualDispatch {
    static class A {
        String name() {
            return "A";
        }

        String own() {
            return "A.own " + name();
        }

        private String hidden() {
            return "A.hidden";
        }

        String callHidden() {
            return hidden();
        }

        static String stat() {
            return "A.stat";
        }

        Object covariant() {
            return "A.covariant";
        }

        protected String over(Object o) {
            return "A.over(Object)";
        }

        String field = "A.field";
    }

    static class B extends A {
        @Override
        String name() {
            return "B" + super.name();
        }

        String hidden() {
            return "B.hidden";
        }

        static String stat() {
            return "B.stat";
        }

        @Override
        String covariant() {
            return "B.covariant";
        }

        protected String over(String o) {
            return "B.over(String)";
        }

        String field = "B.field";
    }

    static class C extends B {
        @Override
        String name() {
            return "C" + super.name();
        }

        @Override
        public String over(Object o) {
            return "C.over(Object) " + super.over(o);
        }

        @Override
        final String covariant() {
            return "C." + super.covariant();
        }
    }

    static abstract class Template {
        final String run() {
            return before() + step() + after();
        }

        String before() {
            return "[";
        }

        abstract String step();

        String after() {
            return "]";
        }
    }

    static class Impl extends Template {
        String step() {
            return "impl";
        }

        @Override
        String after() {
            return super.after() + "!";
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new A() {
            @Override
            String name() {
                return "anonymous";
            }
        }};
        for (A a : all) {
            System.out.println(a.name() + " " + a.own() + " " + a.callHidden() + " " + a.covariant() + " " + a.over("x") + " "
                    + a.field + " " + a.stat());
        }
        B b = new C();
        System.out.println(b.hidden() + " " + b.over("x") + " " + b.over((Object) "x") + " " + b.field + " " + ((A) b).field + " "
                + b.stat());
        Template t = new Impl();
        System.out.println(t.run());
        Object[] objects = {1, "s", 2.5, 'c', new int[0].getClass(), Thread.State.NEW, null};
        for (Object o : objects) {
            System.out.print((o == null ? "null" : o.hashCode() == o.hashCode()) + " " + o + ", ");
        }
        System.out.println();
    }
}
