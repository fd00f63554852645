/** In the unnamed package; whose results no test may rely on. */
public class Nameless {
    public int identity() {
        return System.identityHashCode(this);
    }

    public static String greet(char c) {
        switch (c) {
            case '\n': return "line\n\"break\"";
            case '\\': return "back\\slash";
            case '\u00e9': return "\u00e9\ud83d\ude00";
            default: return String.valueOf(c);
        }
    }

    public static long endless(long n) {
        while (n != 0) n = n < 10 ? n - 1 : n / 2;
        return n;
    }

    public static float half(float f) {
        return f != f ? f : f == 0 ? -f : f / 2;
    }
}
