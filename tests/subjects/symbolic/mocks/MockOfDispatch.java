// expect: violated uncaught java.lang.IllegalStateException
// method: dispatch(sym#sym#sym)
// keys: symbolic.mocks=all symbolic.min_int=0 symbolic.max_int=8
// After Xalan's dispatchNodeData: a loop over the children of a node, by its kind, and a cast.
public class MockOfDispatch {
    interface Node {
        int kind();

        Node firstChild();

        Node nextSibling();

        String value();
    }

    interface Handler {
        void text(String text);
    }

    interface CharacterHandler {
        boolean characters(Node node);
    }

    static int dispatch(Node node, Handler handler, int depth) {
        if (node == null || handler == null || depth > 1) return 0;
        int count = 0;
        switch (node.kind()) {
            case 1:
            case 2:
                for (Node child = node.firstChild(); child != null && count < 2; child = child.nextSibling())
                    count += 1 + dispatch(child, handler, depth + 1);
                break;
            case 3:
                if (handler instanceof CharacterHandler) {
                    if (((CharacterHandler) handler).characters(node)) throw new IllegalStateException();
                } else {
                    handler.text(node.value());
                }
                break;
            default:
                break;
        }
        return count;
    }
}
