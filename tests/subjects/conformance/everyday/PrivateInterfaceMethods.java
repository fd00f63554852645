// expect: as java
import java.util.ArrayList;
import java.util.List;

public class PrivateInterfaceMethods {
    interface Log {
        List<String> LINES = new ArrayList<>();

        private void add(String level, Object... parts) {
            StringBuilder line = new StringBuilder(level);
            for (Object part : parts) {
                line.append(' ').append(part);
            }
            LINES.add(line + " by " + who());
        }

        private static String upper(String s) {
            return s.toUpperCase();
        }

        String who();

        default void info(Object... parts) {
            add(upper("info"), parts);
        }

        default void warn(Object part) {
            Runnable r = () -> add(upper("warn"), part);
            r.run();
        }

        static Log of(String name) {
            return () -> upper(name);
        }
    }

    interface Counted extends Log {
        @Override
        default void info(Object... parts) {
            Log.super.info(parts.length, parts[0]);
        }

        private int add(String level) {
            return level.length();
        }

        default int size() {
            return add("four");
        }
    }

    interface Left {
        default String hello() {
            return "left";
        }
    }

    interface Right {
        default String hello() {
            return "right";
        }
    }

    static class Both implements Left, Right, Counted {
        @Override
        public String hello() {
            return Left.super.hello() + Right.super.hello();
        }

        @Override
        public String who() {
            return "both";
        }
    }

    enum Op implements Log {
        PLUS {
            @Override
            public String who() {
                return "plus " + super.who();
            }
        },
        MINUS;

        @Override
        public String who() {
            return name();
        }
    }

    interface Stack<T> {
        List<T> items();

        private T at(int fromEnd) {
            return items().get(items().size() - fromEnd);
        }

        default void push(T t) {
            items().add(t);
        }

        default T peek() {
            return at(1);
        }

        default T pop() {
            T t = at(1);
            items().remove(items().size() - 1);
            return t;
        }
    }

    public static void main(String[] args) {
        Log.of("someone").info("a", 1, 'c', null);
        Log.of("other").warn(2.5);
        Both b = new Both();
        b.info("x", "y");
        System.out.println(b.hello() + " " + b.size());
        Op.PLUS.warn(Op.MINUS);
        Op.MINUS.info();
        Log.LINES.forEach(System.out::println);
        List<Integer> items = new ArrayList<>();
        Stack<Integer> stack = () -> items;
        stack.push(1);
        stack.push(2);
        System.out.println(stack.pop() + stack.peek() + " " + items);
        for (var m : Log.class.getDeclaredMethods()) {
            if (m.getName().equals("add")) {
                System.out.println(m + " " + m.isVarArgs() + m.isDefault());
            }
        }
    }
}
