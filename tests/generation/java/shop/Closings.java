package shop;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/** What its compiler adds (how resources are closed, texts are compared, assertions are enabled) is no branch of its own. */
public class Closings {
    public static int first(String text) throws IOException {
        try (Reader in = open(text)) {
            return in.read() == 'a' ? 1 : 2;
        }
    }

    private static Reader open(String text) {
        return new StringReader(text);
    }

    public static int half(int number) {
        assert number % 2 == 0 : number;
        return number / 2;
    }

    public static int rank(String name) {
        switch (name) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            default:
                return 3;
        }
    }
}
