package shop;

import java.util.function.Function;

/** Not everything with one abstract method is an interface for lambdas, and not everything that takes one says so. */
public class Handlers {
    public @interface Mark {
        int value();
    }

    public interface Visitor {
        <R> R visit(Object element, Class<R> type);
    }

    public sealed interface Step {
        int next(int from);
    }

    public record Jump(int width) implements Step {
        public int next(int from) {
            return from + width;
        }
    }

    public static String kind(Object handler) {
        if (handler instanceof Function) return "function";
        if (handler instanceof Runnable) return "runnable";
        return handler == null ? "none" : "other";
    }

    public static String mark(Mark mark) {
        return mark == null ? "unmarked" : "marked " + mark.value();
    }

    public static String visit(Visitor visitor) {
        return visitor == null ? "alone" : "visited";
    }

    public static String step(Step step, int from) {
        if (step == null) return "stand";
        return step.next(from) > 3 ? "far" : "near";
    }
}
