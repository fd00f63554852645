// expect: unknown
// reasons: abstract-state-matched
// output-times: 4 new
// output-times: 12 seen
// A list is known by its shape, over all paths: the sixteen ways to put two numbers of four into it, beside it or nowhere
// make four shapes.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class AbstractStateMatched {
    static class Node {
        Node next, other;
        int number;
    }

    Node list;

    public static void main(String[] args) {
        AbstractStateMatched object = new AbstractStateMatched();
        for (int i = 0; i < 2; i++) {
            int number = Verify.getInt(0, 3);
            Node made = new Node();
            made.number = number;
            if (number == 3 && object.list != null) {
                object.list.other = made;
            } else if (number != 2) {
                made.next = object.list;
                object.list = made;
            }
        }
        System.out.println(Debug.matchAbstractState(object) ? "seen" : "new");
    }
}
