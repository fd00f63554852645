// expect: as java
import java.util.*;

public class DefaultMethods {
    interface Top {
        default String who() {
            return "Top";
        }

        default String call() {
            return "call " + who();
        }
    }

    interface Left extends Top {
        @Override
        default String who() {
            return "Left";
        }
    }

    interface Right extends Top {
    }

    interface Bottom extends Left, Right {
    }

    static class Diamond implements Bottom {
    }

    static class LeftOnly implements Right, Left {
    }

    static class SuperClass {
        public String who() {
            return "SuperClass";
        }
    }

    static class ClassWins extends SuperClass implements Bottom {
    }

    static abstract class Reabstracted implements Top {
        @Override
        public abstract String who();
    }

    static class Concrete extends Reabstracted {
        @Override
        public String who() {
            return "Concrete " + super.hashCode() * 0;
        }
    }

    interface Generic<T> {
        T value();

        default T twice(T ignored) {
            return value();
        }
    }

    interface OfString extends Generic<String> {
        @Override
        default String twice(String s) {
            return value() + s;
        }
    }

    interface HasToString {
        String toString();

        boolean equals(Object o);
    }

    interface PrivateParts {
        private int secret() {
            return 41;
        }

        private static int one() {
            return 1;
        }

        default int sum() {
            return secret() + one();
        }

        static int stat() {
            return one() * 100;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Diamond().who() + " " + new Diamond().call() + " " + new LeftOnly().who());
        System.out.println(new ClassWins().who() + " " + ((Top) new ClassWins()).call());
        System.out.println(new Concrete().call() + " " + ((Top) new Concrete()).who());
        OfString o = () -> "v";
        Generic<String> g = o;
        System.out.println(g.twice("w") + o.twice("x"));
        HasToString h = new HasToString() {
            @Override
            public String toString() {
                return "has";
            }
        };
        System.out.println(h + " " + h.equals(h) + " " + h.hashCode() * 0);
        PrivateParts p = new PrivateParts() {
        };
        System.out.println(p.sum() + " " + PrivateParts.stat());
        Iterator<Integer> it = new Iterator<>() {
            int n;

            public boolean hasNext() {
                return n < 3;
            }

            public Integer next() {
                return n++;
            }
        };
        it.next();
        it.forEachRemaining(x -> System.out.print(x + " "));
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Collection<String> c = new AbstractCollection<>() {
            @Override
            public Iterator<String> iterator() {
                return List.of("a", "b").iterator();
            }

            @Override
            public int size() {
                return 2;
            }
        };
        System.out.println(c + " " + c.stream().count() + c.contains("b") + c.containsAll(Set.of("a")));
        Comparator<String> byLength = (x, y) -> x.length() - y.length();
        System.out.println(byLength.reversed().thenComparing(Comparator.naturalOrder()).compare("ab", "cd"));
    }
}
