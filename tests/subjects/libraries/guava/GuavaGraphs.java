// expect: as java
import com.google.common.graph.*;
import java.util.*;

public class GuavaGraphs {
    public static void main(String[] args) {
        MutableGraph<String> g = GraphBuilder.directed().allowsSelfLoops(false).nodeOrder(ElementOrder.<String>insertion()).build();
        for (String e : "a>b b>c c>d a>c d>e f>g".split(" ")) {
            g.putEdge(e.substring(0, 1), e.substring(2));
        }
        System.out.println(g + " " + g.nodes() + g.successors("a") + g.predecessors("c") + g.degree("c") + g.hasEdgeConnecting("a", "b") + g.hasEdgeConnecting("b", "a") + Graphs.hasCycle(g) + Graphs.reachableNodes(g, "b"));
        g.putEdge("e", "b");
        System.out.println(Graphs.hasCycle(g) + " " + Graphs.transpose(g).successors("b") + Graphs.inducedSubgraph(g, List.of("a", "b", "c")).edges().size() + g.removeEdge("f", "g") + g.removeNode("f") + g.edges().size());
        try {
            g.putEdge("a", "a");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            g.successors("nowhere");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(joined(Traverser.forGraph(g).breadthFirst("a")) + joined(Traverser.forGraph(g).depthFirstPreOrder("a")) + joined(Traverser.forGraph(g).depthFirstPostOrder("a")));
        MutableValueGraph<Integer, Double> v = ValueGraphBuilder.undirected().nodeOrder(ElementOrder.<Integer>natural()).build();
        v.putEdgeValue(1, 2, 0.5);
        v.putEdgeValue(2, 3, 1.5);
        v.putEdgeValue(3, 1, 2.5);
        System.out.println(v + " " + v.edgeValue(2, 1).get() + v.adjacentNodes(2) + v.removeEdge(1, 2) + v.edgeValueOrDefault(1, 2, -1.0));
    }

    static String joined(Iterable<String> i) {
        return String.join("", i) + " ";
    }
}
