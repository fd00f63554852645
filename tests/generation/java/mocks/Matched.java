package mocks;

/** Patterns, and a question to a class. */
public class Matched {
    public interface Tool {}

    public interface Sharp {
        int edge();
    }

    public interface Heavy {
        double weight();
    }

    public static int danger(Tool tool) {
        if (tool instanceof Sharp sharp && sharp.edge() > 3) return 2;
        if (tool instanceof Heavy heavy && heavy.weight() >= 1.5) return 1;
        return 0;
    }

    public static boolean isSharp(Tool tool) {
        return Sharp.class.isInstance(tool);
    }
}
