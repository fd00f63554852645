// expect: as java
/** Shapes of invokedynamic string concatenation that need care. */
public class ConcatShapes {
    static String log = "";

    static class Loud {
        final String name;

        Loud(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            log += "[" + name + "]";
            return name;
        }
    }

    static class Failing {
        @Override
        public String toString() {
            throw new IllegalStateException("toString fails");
        }
    }

    static int count;

    static String order(int i) {
        log += i;
        return "o" + i;
    }

    public static void main(String[] args) {
        Loud a = new Loud("a"), b = new Loud("b");
        System.out.println(a + "-" + b + "=" + a);
        System.out.println(log);
        log = "";
        System.out.println("" + order(1) + new Loud("x") + order(2));
        System.out.println(log);
        try {
            System.out.println("x" + new Failing() + order(3));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder mutable = new StringBuilder("m");
        String s = "" + mutable + mutable.append("n") + mutable;
        System.out.println(s);
        char[] chars = {'\u0001', '\u0002', '\0', '\uffff', '%', '"', '\\'};
        for (char c : chars) {
            String t = "<" + c + ">";
            System.out.print(t.length() + ":" + (int) t.charAt(1) + " ");
        }
        System.out.println();
        int i = 7;
        System.out.println("one \1 two \2 three %d {} \\ \"" + i + "\1\2\0end".length() + "\u4e2d" + i + "\ud83d\ude00");
        String latin = "caf\u00e9", wide = "\u4e2d", none = null;
        System.out.println(latin + wide + none + 'x' + '\u4e2d' + 1.0f + 1e100 + Long.MIN_VALUE + (byte) -1 + (Object) null + true);
        System.out.println((latin + latin).length() + " " + (latin + wide).hashCode() + " " + ("" + wide + wide).equals("\u4e2d\u4e2d"));
        String empty = "";
        String fresh = empty + latin;
        System.out.println(fresh.equals(latin) + " " + (fresh == latin) + " " + (empty + empty).isEmpty());
        String[] array = {"a"};
        array[count++] += "b" + count++;
        System.out.println(array[0] + " " + count);
        Object o = "o";
        o += "p";
        CharSequence cs = "q";
        System.out.println(o + "" + cs + new char[0].length + 'c' + 1 + 2L);
        String big = "";
        for (int k = 0; k < 50; k++) {
            big += k % 10 + (k % 7 == 0 ? "," : "");
        }
        System.out.println(big);
        final String c1 = "const", c2 = "ant";
        System.out.println((c1 + c2 == "constant") + " " + ("" + 'a' + 1 == "a1"));
        System.out.println(1 + 1 + "=" + 1 + 1 + '=' + (1 + 1) + (char) ('a' + 1) + -1 + +1 + ~1 + !true);
    }
}
