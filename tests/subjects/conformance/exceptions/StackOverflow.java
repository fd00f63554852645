// expect: as java
public class StackOverflow {
    static int depth;

    static void recurse() {
        depth++;
        recurse();
    }

    static int two(long a, double b, Object c) {
        return 1 + two(a + 1, b * 2, c);
    }

    static class Loop {
        @Override
        public String toString() {
            return "loop " + this;
        }
    }

    static int finallyRan;

    static void withFinally(int n) {
        try {
            withFinally(n + 1);
        } finally {
            finallyRan = 1;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            depth = 0;
            try {
                recurse();
            } catch (StackOverflowError e) {
                System.out.println("caught " + (depth > 500) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100) + " "
                        + e.getStackTrace()[50].getMethodName());
            }
        }
        try {
            two(1, 2, "x");
        } catch (StackOverflowError e) {
            System.out.println("caught again");
        }
        try {
            System.out.println(new Loop());
        } catch (StackOverflowError e) {
            System.out.println("toString overflowed");
        }
        try {
            withFinally(0);
        } catch (StackOverflowError e) {
            System.out.println("with finally " + finallyRan);
        }
        try {
            recurse();
        } catch (Throwable t) {
            System.out.println(t + " " + (t instanceof VirtualMachineError));
        }
        System.out.println("still alive");
    }
}
