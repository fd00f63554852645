// expect: violated assertion
// method: check(sym)
// witness: [{"key": 1, "left": {"key": 2}, "right": {"same": 2}}]
// Nobody said that the two children are different nodes.
import org.sosy_lab.sv_benchmarks.Verifier;

public class TreeShared {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    static void check(Node root) {
        if (root == null || root.left == null || root.right == null) return;
        Verifier.assume(root.left != root && root.right != root);
        root.left.key = 1;
        root.right.key = 2;
        assert root.left.key == 1;
    }
}
