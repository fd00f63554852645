// expect: as java
public class StringConcatenation {
    static class Named {
        @Override
        public String toString() {
            return "Named!";
        }
    }

    static class NullNamed {
        @Override
        public String toString() {
            return null;
        }
    }

    static int calls;

    static int next() {
        return ++calls;
    }

    public static void main(String[] args) {
        byte b = -1;
        short s = 300;
        char c = '\u00e9';
        int i = Integer.MIN_VALUE;
        long l = Long.MAX_VALUE;
        float f = 1.1f;
        double d = -0.0;
        boolean t = true;
        String nothing = null;
        Object o = null;
        System.out.println("all: " + b + s + c + i + l + f + d + t + nothing + o + new Named() + new NullNamed());
        System.out.println(b + s + " first added " + b + s);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("" + c + 'x' + (char) (c + 1));
        String constants = "tag\u0001one\u0002two";
        System.out.println((constants + i + "\u0001" + l + "\u0002").replace('\u0001', '<').replace('\u0002', '>'));
        System.out.println(next() + "," + next() + "," + next());
        String acc = "a";
        acc += 1;
        acc += 'c';
        acc += 2.5;
        acc += null;
        acc += new int[0].length;
        System.out.println(acc);
        System.out.println("" + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + i + 1 + 2 + b + s + c + l + f + d + t + nothing + "end" + b
                + s + c + i + l + f + d + t + o + b + s + c + i + l + f + d + t + b + s + c + i + l + f + d + t);
        String empty = "" + nothing;
        System.out.println(empty.length());
        Integer boxed = 42;
        Character boxedChar = 'q';
        System.out.println(boxed + " " + boxedChar + " " + Long.valueOf(5) + (Integer) null);
        char[] array = {'n', 'o'};
        System.out.println("length " + array.length + String.valueOf(array));
        CharSequence sequence = new StringBuilder("sb");
        System.out.println("seq " + sequence + (sequence.length() > 1 ? "long" : 'c'));
        final String folded = "x" + 1 + 2L + 'c' + true + 1.5 + 2.5f;
        System.out.println(folded == "x12ctrue1.52.5");
    }
}
