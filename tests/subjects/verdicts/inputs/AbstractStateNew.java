// expect: violated assertion
// message: 2 nodes
// errors: 1
// A path that was followed because its shape was new is replayed with the same answers.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class AbstractStateNew {
    static class Node {
        Node next;
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                Node made = new Node();
                made.next = list;
                list = made;
            }
            Verify.ignoreIf(Debug.matchAbstractState(list));
            int length = 0;
            for (Node at = list; at != null; at = at.next) length++;
            assert length != 2 : length + " nodes";
        }
    }
}
