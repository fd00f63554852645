package mocks;

/** A visitor, and what it visits. */
public class Visited {
    public interface Visitor {
        boolean visit(Element element);
    }

    public interface Element {
        boolean accept(Visitor visitor);
    }

    public static int walk(Element[] elements, Visitor visitor) {
        int accepted = 0;
        for (Element element : elements) if (element.accept(visitor)) accepted++;
        if (accepted == 0) return 0;
        return accepted == elements.length ? 2 : 1;
    }

    public static int all(Element element, Visitor visitor) {
        return visitor.visit(element) ? visitor.visit(null) ? 2 : 1 : 0;
    }
}
