package shop;

import java.io.Reader;
import java.io.StringReader;

/** Which of several methods is meant: by the types of the arguments, and only where these do not say it by a cast. */
public class Depots {
    private final Depot depot;
    private final int room;

    public Depots(Depot depot) {
        this.depot = depot;
        room = 1;
    }

    private Depots(Depots other) {
        depot = other.depot;
        room = other.room + 1;
    }

    public int roomOf(CharSequence text) {
        return text.length() > 3 ? room : depot.size(text);
    }

    public int roomOf(String text) {
        return text.length() > 2 ? 2 : 3;
    }

    public int roomOf(Object thing) {
        return thing.equals("x") ? 4 : 5;
    }

    public static int readAll(Reader reader) {
        return reader instanceof StringReader ? 1 : 0;
    }

    public static int readAll(AutoCloseable reader) {
        return reader == null ? 2 : 3;
    }

    public static class Depot {
        public int size(Object thing) {
            return 7;
        }
    }
}
