// expect: as java
import java.util.*;
import java.util.stream.*;

public class WalkedStacks {
    interface Step {
        void go(int n);
    }

    static final List<String> seen = new ArrayList<>();

    static void down(int n, Step s) {
        if (n > 0) down(n - 1, s);
        else s.go(n);
    }

    static class Inner {
        Inner() {
            seen.add(StackWalker.getInstance().walk(f -> f.limit(2).map(x -> x.getMethodName() + ":" + (x.getLineNumber() > 0)).collect(Collectors.joining(","))));
        }

        static {
            seen.add(new Throwable().getStackTrace()[0].getMethodName());
        }
    }

    public static void main(String[] args) throws Exception {
        down(3, n -> seen.add(StackWalker.getInstance().walk(Stream::count) + ""));
        new Inner();
        down(1, new Step() {
            @Override
            public void go(int n) {
                StackTraceElement[] t = Thread.currentThread().getStackTrace();
                seen.add(t[1].getMethodName() + t[2].getMethodName() + t.length);
            }
        });
        WalkedStacks.class.getDeclaredMethod("reflected").invoke(null);
        System.out.println(seen);
        Optional<StackWalker.StackFrame> main = StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE)).walk(s -> s.filter(f -> f.getMethodName().equals("main")).findFirst());
        System.out.println(main.get().getDeclaringClass().getSimpleName() + main.get().getMethodType() + main.get().getDescriptor() + main.get().isNativeMethod() + main.get().getFileName() + main.get().toStackTraceElement().getMethodName());
        try {
            StackWalker.getInstance().getCallerClass();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> sorted = new ArrayList<>(List.of(2, 1));
        try {
            sorted.sort((a, b) -> {
                throw new IllegalStateException("in compare");
            });
        } catch (IllegalStateException e) {
            System.out.println(Arrays.stream(e.getStackTrace()).map(StackTraceElement::getMethodName).filter(m -> !m.contains("lambda")).toList());
        }
    }

    static void reflected() {
        seen.add(StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).toList()).toString());
        seen.add(StackWalker.getInstance(StackWalker.Option.SHOW_REFLECT_FRAMES).walk(s -> s.anyMatch(f -> f.getMethodName().startsWith("invoke"))) + "");
    }
}
