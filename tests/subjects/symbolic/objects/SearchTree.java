// expect: safe
// Three keys in a binary search tree: all are found, and in order.
import gov.nasa.jpf.symbc.Debug;

public class SearchTree {
    static class Node {
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
        Node parent = null;
        for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
            if (n.key == key) return;
            parent = n;
        }
        Node node = new Node(key);
        if (parent == null) root = node;
        else if (key < parent.key) parent.left = node;
        else parent.right = node;
        size++;
    }

    boolean contains(int key) {
        for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
            if (n.key == key) return true;
        }
        return false;
    }

    static boolean isOrdered(Node n, long low, long high) {
        if (n == null) return true;
        return n.key > low && n.key < high && isOrdered(n.left, low, n.key) && isOrdered(n.right, n.key, high);
    }

    public static void main(String[] args) {
        int a = Debug.makeSymbolicInteger("a");
        int b = Debug.makeSymbolicInteger("b");
        int c = Debug.makeSymbolicInteger("c");
        SearchTree tree = new SearchTree();
        tree.insert(a);
        tree.insert(b);
        tree.insert(c);
        assert tree.contains(a) && tree.contains(b) && tree.contains(c);
        assert isOrdered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE);
        assert tree.size == (a == b && b == c ? 1 : a == b || b == c || a == c ? 2 : 3);
    }
}
