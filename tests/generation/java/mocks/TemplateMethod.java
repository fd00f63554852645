package mocks;

/** An abstract class that calls what is below it, and needs arguments. */
public class TemplateMethod {
    public abstract static class Step {
        private final String name;

        protected Step(String name) {
            this.name = name;
        }

        protected abstract int attempt(int round);

        public final int run() {
            for (int i = 0; i < 3; i++) if (attempt(i) == 1) return i;
            return name == null ? -2 : -1;
        }
    }

    public static int run(Step step) {
        int result = step.run();
        if (result == 2) return 2;
        return result < 0 ? -1 : 0;
    }
}
