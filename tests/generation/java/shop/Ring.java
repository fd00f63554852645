package shop;

import java.util.Collection;
import java.util.List;

/** Each of two classes is made of a collection of objects of the other one. */
public class Ring {
    public static class Node {
        final List<Edge> edges;

        public Node(List<Edge> edges) {
            this.edges = edges;
        }
    }

    public static class Edge {
        final Collection<Node> ends;

        public Edge(Collection<Node> ends) {
            this.ends = ends;
        }
    }

    public int kind(Node node) {
        if (node.edges.isEmpty()) {
            return 0;
        }
        return node.edges.get(0).ends.isEmpty() ? 1 : 2;
    }
}
