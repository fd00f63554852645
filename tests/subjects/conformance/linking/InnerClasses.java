// expect: as java
import java.util.function.Supplier;

public class InnerClasses {
    String name = "outer";

    class Inner {
        String name = "inner";

        class Innermost {
            String name = "innermost";

            String all() {
                return name + "," + Inner.this.name + "," + InnerClasses.this.name;
            }
        }
    }

    static class Holder {
        String name = "holder";

        class Sub extends Inner {
            Sub(InnerClasses o) {
                o.super();
                name += "/sub of " + Holder.this.name;
            }
        }
    }

    Object anonymous(int captured) {
        int local = captured * 2;
        return new Object() {
            int own = local + captured;

            {
                own++;
            }

            @Override
            public String toString() {
                return getClass().getName() + " " + own + " " + captured + " " + name;
            }
        };
    }

    Object local(String parameter) {
        class Local {
            String text = parameter + name;

            Supplier<Local> again() {
                return Local::new;
            }

            @Override
            public String toString() {
                return getClass().getName() + " " + text;
            }
        }
        return new Local().again().get();
    }

    static Object staticLocal() {
        class Local {
        }
        record Point(int x) {
        }
        enum E {
            A
        }
        interface I {
        }
        return new Local().getClass().getName() + " " + new Point(1) + " " + E.A.getClass().getName() + " " + I.class.getName();
    }

    Object field = new Object() {
        Object nested = new Object() {
        };

        @Override
        public String toString() {
            return getClass().getName() + " " + nested.getClass().getName() + " [" + nested.getClass().getSimpleName() + "]";
        }
    };

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        Inner i = o.new Inner();
        Inner.Innermost m = i.new Innermost();
        o.name = "changed";
        System.out.println(m.all());
        System.out.println(new Holder().new Sub(o).name);
        System.out.println(o.anonymous(5));
        System.out.println(o.local("p"));
        System.out.println(staticLocal());
        System.out.println(o.field);
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
        Runnable[] runnables = new Runnable[3];
        for (int k = 0; k < 3; k++) {
            int copy = k;
            runnables[k] = new Runnable() {
                int count = copy;

                public void run() {
                    System.out.print(count++ + copy + " ");
                }
            };
        }
        for (Runnable r : runnables) {
            r.run();
            r.run();
        }
        System.out.println();
        Class<?> c = m.getClass();
        System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getCanonicalName() + " " + c.getEnclosingClass()
                + " " + o.local("x").getClass().getEnclosingMethod() + " " + o.local("x").getClass().getSimpleName());
    }
}
