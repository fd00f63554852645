import gov.nasa.jpf.vm.Verify;

/** A web of args[0] objects that main holds, three of which change in each of args[1] steps, four ways each. */
public class WebOfObjects {
    static final class Node {
        int value;
        Node first, second, third;
    }

    public static void main(String[] args) {
        int size = Integer.parseInt(args[0]);
        Node[] nodes = new Node[size];
        for (int i = 0; i < size; i++) {
            nodes[i] = new Node();
        }
        int random = 5;
        for (int i = 0; i < size; i++) {
            nodes[i].first = nodes[(i + 1) % size];
            nodes[i].second = nodes[(random = next(random)) % size];
            nodes[i].third = nodes[(random = next(random)) % size];
        }
        Node at = nodes[0];
        for (int step = Integer.parseInt(args[1]); step > 0; step--) {
            int way = Verify.getInt(0, 3);
            Node to = way == 0 ? at.first : way == 1 ? at.second : way == 2 ? at.third : at.second.third;
            Node held = at.second; // references, and a value
            at.second = to.third;
            to.third = held;
            at.first.value++;
            at = to;
        }
        assert nodes.length == size;
    }

    static int next(int random) {
        return (random * 1_103_515_245 + 12_345) & Integer.MAX_VALUE;
    }
}
