// expect: safe
// method: check(sym)
// A tree that is well-formed to the depth of two holds at most three nodes; its height is less than their number.
import org.sosy_lab.sv_benchmarks.Verifier;

public class TreeOfInput {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    static int count(Node n) {
        return n == null ? 0 : 1 + count(n.left) + count(n.right);
    }

    static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    static boolean fits(Node n, int depth) {
        return n == null || depth > 0 && fits(n.left, depth - 1) && fits(n.right, depth - 1);
    }

    static void check(Node root) {
        Verifier.assume(fits(root, 2));
        int count = count(root);
        assert count <= 3;
        assert height(root) <= count;
        if (root != null && root.left != null) assert height(root) == 2;
    }
}
