// expect: violated assertion
// witness: [5, 5]
// Keys that are there already are inserted again, on the right.
import gov.nasa.jpf.symbc.Debug;

public class SearchTreeDuplicates {
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
        for (Node n = root; n != null; n = key < n.key ? n.left : n.right) parent = n;
        Node node = new Node(key);
        if (parent == null) root = node;
        else if (key < parent.key) parent.left = node;
        else parent.right = node;
        size++;
    }

    public static void main(String[] args) {
        int a = Debug.makeSymbolicInteger("a");
        int b = Debug.makeSymbolicInteger("b");
        SearchTreeDuplicates tree = new SearchTreeDuplicates();
        tree.insert(a);
        tree.insert(b);
        assert tree.size == 2;
        assert tree.root.right == null || tree.root.key < tree.root.right.key : "the same key twice";
    }
}
