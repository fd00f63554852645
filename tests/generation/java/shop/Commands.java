package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What needs a parser that was given options before: a long name that an argument has, too. */
public class Commands {
    public static class Choices {
        private final Map<String, String> longNames = new HashMap<>();

        public void add(String name, String longName) {
            longNames.put(longName, name);
        }
    }

    public static class Line {
        private final List<String> found = new ArrayList<>();

        private Line() {}

        public boolean has(String name) {
            return found.contains(name);
        }

        public int size() {
            return found.size();
        }
    }

    public static class Parser {
        public Line parse(Choices choices, String[] arguments) {
            Line line = new Line();
            for (String argument : arguments) {
                if (!argument.startsWith("--")) continue;
                String name = choices.longNames.get(argument.substring(2));
                if (name == null) throw new IllegalArgumentException("unknown: " + argument);
                line.found.add(name);
            }
            return line;
        }
    }

    public static String run(Line line) {
        if (line.size() == 0) return "help";
        if (line.has("v")) return "verbose";
        return line.size() > 1 ? "many" : "one";
    }
}
