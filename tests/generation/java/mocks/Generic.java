package mocks;

/** A generic interface of the program, with a given and with a free type argument. */
public class Generic {
    public interface Box<T> {
        T content();

        boolean isEmpty();
    }

    public interface Weighed {
        int weight();
    }

    public static int length(Box<String> box) {
        if (box.isEmpty()) return -1;
        String content = box.content();
        return content == null ? 0 : content.length() > 2 ? 2 : 1;
    }

    public static <T> int weight(Box<T> box) {
        if (box instanceof Weighed) return ((Weighed) box).weight() == 8 ? 8 : 1;
        return 0;
    }
}
