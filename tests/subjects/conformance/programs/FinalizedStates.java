// expect: as java
import java.util.*;

public class FinalizedStates {
    enum State {
        IDLE {
            @Override
            State on(char c) {
                return c == 's' ? RUNNING : this;
            }
        },
        RUNNING {
            @Override
            State on(char c) {
                switch (c) {
                    case 'p':
                        return PAUSED;
                    case 'x':
                        return DONE;
                    default:
                        ticks.merge(this, 1, Integer::sum);
                        return this;
                }
            }
        },
        PAUSED {
            @Override
            State on(char c) {
                return c == 's' ? RUNNING : c == 'x' ? DONE : this;
            }
        },
        DONE;

        static final Map<State, Integer> ticks = new EnumMap<>(State.class);

        State on(char c) {
            throw new IllegalStateException(this + " got " + c);
        }

        boolean isFinal() {
            return getClass() == State.class;
        }
    }

    interface Visitor<R> {
        R number(int n);

        R pair(Item a, Item b);
    }

    interface Item {
        <R> R accept(Visitor<R> v);

        static Item of(int n) {
            return new Item() {
                @Override
                public <R> R accept(Visitor<R> v) {
                    return v.number(n);
                }
            };
        }

        static Item of(Item a, Item b) {
            return new Item() {
                @Override
                public <R> R accept(Visitor<R> v) {
                    return v.pair(a, b);
                }
            };
        }
    }

    public static void main(String[] args) {
        State s = State.IDLE;
        StringBuilder trail = new StringBuilder();
        try {
            for (char c : "aspqsabxz".toCharArray()) {
                s = s.on(c);
                trail.append(s.name().charAt(0));
            }
        } catch (IllegalStateException e) {
            System.out.println(trail + " " + e.getMessage() + " " + State.ticks + s.isFinal() + State.IDLE.isFinal());
        }
        Item tree = Item.of(Item.of(1), Item.of(Item.of(2), Item.of(3)));
        int sum = tree.accept(new Visitor<Integer>() {
            @Override
            public Integer number(int n) {
                return n;
            }

            @Override
            public Integer pair(Item a, Item b) {
                return a.accept(this) + b.accept(this);
            }
        });
        String text = tree.accept(new Visitor<String>() {
            int depth;

            @Override
            public String number(int n) {
                return n + "@" + depth;
            }

            @Override
            public String pair(Item a, Item b) {
                depth++;
                try {
                    return "(" + a.accept(this) + " " + b.accept(this) + ")";
                } finally {
                    depth--;
                }
            }
        });
        System.out.println(sum + text);
        System.out.println(Arrays.stream(State.values()).map(Enum::getDeclaringClass).distinct().count() + State.valueOf("DONE").toString() + State.DONE.ordinal());
    }
}
