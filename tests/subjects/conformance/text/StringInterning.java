// expect: as java
public class StringInterning {
    static final String CONSTANT = "interned";
    static String dynamic = "inter";

    static class Other {
        static final String SAME = "interned";
        static String built() {
            return new String("interned");
        }
    }

    public static void main(String[] args) {
        String local = "interned";
        System.out.println((CONSTANT == local) + " " + (CONSTANT == Other.SAME) + " " + (CONSTANT == "inter" + "ned"));
        String runtime = dynamic + "ned";
        System.out.println((runtime == CONSTANT) + " " + runtime.equals(CONSTANT) + " " + (runtime.intern() == CONSTANT));
        System.out.println((Other.built() == Other.built()) + " " + (Other.built().intern() == Other.built().intern()));
        String fresh = new StringBuilder("never seen ").append("before").toString();
        System.out.println((fresh.intern() == fresh) + " " + (fresh == "never seen before"));
        System.out.println(("x" == new String("x").intern()) + " " + (String.valueOf('a') == "a") + " " + ("".equals(new String())));
        char[] chars = {'c', 'h'};
        System.out.println((new String(chars) == new String(chars)) + " " + (new String(chars).intern() == "ch"));
        System.out.println((StringInterning.class.getName() == "StringInterning") + " "
                + (Other.class.getSimpleName().equals("Other")) + " " + (Thread.State.NEW.name() == "NEW"));
        String s = "a";
        String t = s;
        s += "b";
        System.out.println(s + t + (t == "a") + (s == "ab"));
        System.out.println(("caf\u00e9".intern() == "caf" + '\u00e9') + " " + ("\u4e2d" == new String("\u4e2d").intern()));
        final String f = "fin";
        String g = "fin";
        System.out.println((f + "al" == "final") + " " + (g + "al" == "final"));
        System.out.println("long".substring(0) == "long");
        System.out.println("abc".trim() == "abc");
        System.out.println("abc".concat("") == "abc");
        System.out.println("abc".toLowerCase() == "abc");
        System.out.println("abc".replace('x', 'y') == "abc");
        System.out.println("abc".toString() == "abc");
    }
}
