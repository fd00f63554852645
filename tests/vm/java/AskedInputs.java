import fi.hut.ics.lime.tester.LCT;
import gov.nasa.jpf.symbc.Debug;
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Asks for an input of each kind and prints them. */
public class AskedInputs {
    static class Node {
        int value;
        Node next;
        private String name;
    }

    static final class Leaf extends Node {
        double weight;
    }

    static String show(Node node) {
        String next = node.next == null ? "null" : node.next == node ? "itself" : "another";
        String weight = node instanceof Leaf ? " " + ((Leaf) node).weight : "";
        return node.value + " " + node.name + weight + ", next: " + next;
    }

    public static void main(String[] args) {
        int i = Debug.makeSymbolicInteger("i");
        long l = Verifier.nondetLong();
        short s = LCT.getShort(1, 5);
        byte b = Debug.makeSymbolicByte("b");
        char c = Debug.makeSymbolicChar("c");
        char d = Debug.makeSymbolicChar("d");
        boolean z = LCT.getBoolean();
        System.out.println(i + " " + l + " " + s + " " + b + " " + c + d + " " + z);
        System.out.println(Debug.makeSymbolicReal("r") + " " + Debug.makeSymbolicReal("r") + " " + Verifier.nondetFloat());
        System.out.println(Verifier.nondetString() + "|" + Debug.makeSymbolicString("s", 2));
        System.out.println(Arrays.deepToString(Debug.makeSymbolicArray("a", int[][].class)));
        System.out.println(show(Debug.makeSymbolicRef("n", Node.class)));
        System.out.println(show((Node) LCT.getObject("AskedInputs$Node")));
        System.out.println(Debug.makeSymbolicRef("same", new Node()) != null);
        System.out.println(Debug.makeSymbolicRef("none", Node.class));
        Node filled = new Node();
        Debug.makeFieldsSymbolic("filled", filled);
        System.out.println(show(filled));
        Debug.printPC("no path condition: ");
        try {
            LCT.dropTest();
        } catch (Error e) {
            System.out.println(e.getMessage());
        }
    }
}
