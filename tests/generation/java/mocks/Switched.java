package mocks;

/** A switch over what a mock says of its kind. */
public class Switched {
    public interface Node {
        int kind();

        String name();
    }

    public interface Handler {
        boolean comments();
    }

    public interface Quiet {}

    public static String dispatch(Node node, Handler handler) {
        switch (node.kind()) {
            case 1:
                return node.name() == null ? "unnamed" : "element";
            case 3:
                return "text";
            case 8:
                if (handler instanceof Quiet) return "";
                return handler.comments() ? "comment" : "";
            case 9:
                return "document";
            default:
                return "other";
        }
    }
}
