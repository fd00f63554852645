/**
 * Unknown keys are inserted into a binary search tree: a path for each weak order of them, 541 of five and 47,293 of
 * seven, in which all shapes of up to so many nodes occur.
 */
public class SearchTreeShapes {
    static final class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    void insert(int key) {
        if (root == null) {
            root = new Node(key);
            size = 1;
            return;
        }
        Node node = root;
        for (;;) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key);
                    size++;
                    return;
                }
                node = node.left;
            } else if (key > node.key) {
                if (node.right == null) {
                    node.right = new Node(key);
                    size++;
                    return;
                }
                node = node.right;
            } else {
                return;
            }
        }
    }

    static int run(int a, int b, int c, int d, int e) {
        SearchTreeShapes tree = new SearchTreeShapes();
        tree.insert(a);
        tree.insert(b);
        tree.insert(c);
        tree.insert(d);
        tree.insert(e);
        return tree.size;
    }

    static int seven(int a, int b, int c, int d, int e, int f, int g) {
        SearchTreeShapes tree = new SearchTreeShapes();
        for (int key : new int[] {a, b, c, d, e, f, g}) {
            tree.insert(key);
        }
        return tree.size;
    }
}
