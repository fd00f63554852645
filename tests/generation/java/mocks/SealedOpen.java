package mocks;

/** A sealed type with an open one below it. */
public class SealedOpen {
    public sealed interface Message permits Text, Custom {}

    public static final class Text implements Message {}

    public non-sealed interface Custom extends Message {
        int code();
    }

    public interface Urgent {}

    public static int send(Message message) {
        if (message instanceof Text) return 0;
        if (message instanceof Urgent) return 1;
        return message instanceof Custom c && c.code() == 12 ? 2 : 3;
    }
}
