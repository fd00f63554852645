package mocks;

/** After Xalan: kinds of nodes, and a handler that may know more. */
public class Dispatched {
    public interface Node {
        int kind();

        Node firstChild();

        Node nextSibling();

        String value();
    }

    public interface Handler {
        void text(String text);
    }

    public interface CharacterNodeHandler {
        void characters(Node node);
    }

    public static int dispatch(Node node, Handler handler, int depth) {
        switch (node.kind()) {
            case 1:
            case 9:
            case 11: {
                int count = 0;
                for (Node child = node.firstChild(); child != null && count < 3; child = child.nextSibling()) count++;
                return count;
            }
            case 7:
            case 8:
                return depth == 0 ? 8 : 7;
            case 3:
            case 4:
                if (handler instanceof CharacterNodeHandler) ((CharacterNodeHandler) handler).characters(node);
                else handler.text(node.value());
                return 4;
            case 2:
                return node.value() == null ? 2 : 22;
            default:
                return -1;
        }
    }
}
