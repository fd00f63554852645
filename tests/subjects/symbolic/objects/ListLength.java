// expect: violated uncaught java.lang.NullPointerException
// method: second(sym)
// paths: 4 2
// witness: [{"value": 1}]
// keys: search.multiple_errors=true
// null; a list of one node; a list whose second node is another one, or the first again.
public class ListLength {
    static class Node {
        int value;
        Node next;
    }

    static int second(Node list) {
        return list.next.value;
    }
}
