// Exceptions in the middle of lines, calls that come back by a return or do not, through code of the JDK and through class
// initializers; jumps to where other ways lead.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

public class Exits {
    static int thrower(int x) {
        if (x > 1) throw new IllegalArgumentException("x");
        return x;
    }

    static int middle(int x) {
        int a = x + 1;
        int b = thrower(x) + thrower(x + 1) + thrower(x + 2);
        return a + b;
    }

    static int implicit(int[] array, int at) {
        int sum = 0;
        sum += array[at]; sum += array[at + 1];
        sum++;
        return sum;
    }

    static class Late {
        static int value = start();
        static int start() {
            int made = 0;
            for (int i = 0; i < 3; i++) made += i;
            return made;
        }
    }

    static class Broken {
        static int value = thrower(9);
    }

    static int initialized(boolean first) {
        int result;
        if (first) {
            result = 1;
        } else {
            result = 2;
        }
        int late = Late.value;
        return late + result;
    }

    static boolean conditions(boolean a, boolean b, boolean c) { return a && (b || c) ? !c : a == b; }

    static int callbacks() {
        Integer[] numbers = {3, 1, 2};
        do {
            Arrays.sort(numbers, new Comparator<Integer>() {
                @Override public int compare(Integer left, Integer right) {
                    return left < right ? -1 : left > right ? 1 : 0;
                }
            });
        } while (numbers[0] != 1);
        return Optional.of(4).map(x -> thrower(0) + x).orElseGet(() -> thrower(1));
    }

    static int caughtInside() {
        try {
            Optional.of(5).map(Exits::thrower);
            return 1;
        } catch (IllegalArgumentException e) {
            while (e.getMessage() == null) e = null;
        }
        for (;;) {
            if (thrower(1) == 1) break;
        }
        return 2;
    }

    static int factorial(int n) {
        while (n > 1) {
            return n * factorial(n - 1);
        }
        return 1;
    }

    public static void main(String[] args) {
        try {
            middle(1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            implicit(new int[] {1}, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(initialized(true));
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println("broken");
        }
        System.out.println(conditions(true, false, true));
        System.out.println(callbacks() + caughtInside() + factorial(4));
    }
}
