// expect: as java
import java.util.*;

public class StringSwitches {
    static String kind(String s) {
        switch (s) {
            case "Aa":
            case "BB": // the same hash code
                return "collision " + s;
            case "":
                return "empty";
            case "fall":
                s += "ing";
            case "other":
                return s + " through";
            default:
                return s.length() > 3 ? "long" : "short";
        }
    }

    enum Day { MON, TUE, SAT, SUN }

    static int work(Day d) {
        return switch (d) {
            case MON, TUE -> {
                int h = 0;
                for (int i = 0; i < d.ordinal() + 2; i++) h += i;
                yield h;
            }
            case SAT -> 1;
            case SUN -> throw new IllegalStateException("closed");
        };
    }

    static String number(Object o) {
        return o instanceof Integer i && i > 10 ? "big" + i : o instanceof Integer i ? "small" + i : o instanceof String s && !s.isEmpty() ? s : "else";
    }

    static int sparse(long n) {
        int x = (int) (n ^ n >>> 32);
        switch (x) {
            case -2147483648: return 1;
            case 0: return 2;
            case 1000000: return 3;
            case 2147483647: return 4;
        }
        switch ((char) x) {
            case 'a': case 'b': case 'c': x++;
            case 'd': x *= 2; break;
            case '\uffff': return -7;
        }
        return x;
    }

    public static void main(String[] args) {
        for (String s : "Aa,BB,,fall,other,xx,yyyy,AaBB".split(",")) System.out.print(kind(s) + "; ");
        System.out.println();
        for (Day d : Day.values()) {
            try {
                System.out.print(work(d) + " ");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            kind(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            work(null);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
        for (Object o : new Object[] {5, 50, "", "text", 'c', null}) System.out.print(number(o) + " ");
        System.out.println();
        for (long n : new long[] {Integer.MIN_VALUE & 0xFFFFFFFFL, 0, 1000000, Integer.MAX_VALUE, 'a', 'd', 'e', 65535, -1, 1L << 32}) System.out.print(sparse(n) + " ");
        System.out.println();
        outer:
        for (int i = 0; ; i++) {
            switch (i % 4) {
                case 1: continue;
                case 2: continue outer;
                case 3: if (i > 6) break outer;
            }
            System.out.print(i);
        }
        System.out.println();
    }
}
