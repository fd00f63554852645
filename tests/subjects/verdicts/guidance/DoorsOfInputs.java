// Six doors in a row, and seven words, which are inputs: each opens the next door or does one of three other things.
public class DoorsOfInputs {
    static int[] words;
    static int at, other;

    static boolean opens(int word) {
        int said = words[at++];
        if (said == word) return true;
        if (said < word - 10) other += 1;
        else if (said > word + 10) other *= 2;
        else other -= 3;
        return false;
    }

    static void sixth() {
        while (at < words.length) if (opens(60)) throw new IllegalStateException("open");
    }

    static void fifth() {
        while (at < words.length) if (opens(50)) sixth();
    }

    static void fourth() {
        while (at < words.length) if (opens(40)) fifth();
    }

    static void third() {
        while (at < words.length) if (opens(30)) fourth();
    }

    static void second() {
        while (at < words.length) if (opens(20)) third();
    }

    static void first() {
        while (at < words.length) if (opens(10)) second();
    }

    static void check(int a, int b, int c, int d, int e, int f, int g) {
        words = new int[] {a, b, c, d, e, f, g};
        at = other = 0;
        first();
    }
}
