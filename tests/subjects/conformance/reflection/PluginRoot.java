import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The classes that LoaderNameSpaces loads more than once. */
public class PluginRoot {
    public enum Mood {
        GOOD, BAD {
            @Override
            String face() {
                return ":(";
            }
        };

        String face() {
            return ":)";
        }
    }

    public record Point(int x, int y) {
    }

    public static class Base {
        static int instances;
        protected final int number = ++instances;

        protected String tell() {
            return "base " + number;
        }
    }

    public static class Plugin extends Base implements Supplier<String> {
        private static final List<String> NAMES = new ArrayList<>();
        private int[] grid = {1, 2, 3};
        public Helper[] helpers = {new Helper("a"), new Helper("b")};

        public String get() {
            NAMES.add(tell());
            Function<String, Helper> make = Helper::new;
            Supplier<Point> point = () -> new Point(number, grid.length);
            Object o = make.apply("c");
            String kind = o instanceof Helper ? "helper" : "stranger";
            StringBuilder moods = new StringBuilder();
            for (Mood m : Mood.values()) {
                switch (m) {
                    case GOOD:
                        moods.append("good").append(m.face());
                        break;
                    default:
                        moods.append(m).append(m.face());
                }
            }
            return NAMES + " " + kind + " " + o + " " + point.get() + " " + moods + " " + Arrays.toString(helpers) + new Inner().text();
        }

        private class Inner {
            private String text() {
                return " inner of " + number;
            }
        }

        public String catches() {
            try {
                throw new Failure("thrown inside");
            } catch (Failure e) {
                return "caught " + e.getMessage();
            }
        }
    }

    public static class Failure extends RuntimeException {
        Failure(String message) {
            super(message);
        }
    }

    public static class Helper {
        final String name;

        public Helper(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return "Helper " + name;
        }
    }
}
