// expect: as java
public class InstanceInitializers {
    static int sequence;

    static int next(String s) {
        System.out.println(s + " " + sequence);
        return sequence++;
    }

    int a = next("a");

    {
        next("first block, a=" + a + " c=" + this.c);
        c = 100;
    }

    final int b = next("b");
    int c = next("c was " + this.c);
    int forward = later() + 1;
    int later = 50;

    int later() {
        return later;
    }

    {
        c += 1000;
        next("second block, c=" + c);
    }

    InstanceInitializers() {
        this("delegating");
        next("no-arg body");
    }

    InstanceInitializers(String s) {
        super();
        next("string body " + s + " " + a + b + c);
    }

    static class Escaping {
        static Escaping last;
        final int f;
        final int constant = 7;

        Escaping() {
            last = this;
            System.out.println("escaped " + last.f + " " + last.read("constant"));
            f = 5;
        }

        int read(String ignored) {
            return constant;
        }
    }

    static class Throwing {
        int x = 1;
        {
            if (sequence > 0) {
                throw new IllegalStateException("in block " + x);
            }
        }
    }

    static class DoubleBrace extends java.util.ArrayList<String> {
        {
            add("one");
            add("two");
        }
    }

    public static void main(String[] args) {
        InstanceInitializers i = new InstanceInitializers();
        System.out.println(i.a + " " + i.b + " " + i.c + " " + i.forward + " " + i.later);
        System.out.println(new Escaping().f + " " + Escaping.last.f);
        try {
            new Throwing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new DoubleBrace() + " " + new java.util.HashMap<String, Integer>() {
            {
                put("k", 1);
            }
        });
    }
}
