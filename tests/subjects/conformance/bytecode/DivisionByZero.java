// expect: as java
public class DivisionByZero {
    static int field;

    static int side(int v) {
        field += v;
        return v;
    }

    public static void main(String[] args) {
        int[] divisors = {0, 3, 0, -1};
        for (int d : divisors) {
            try {
                System.out.println("i " + side(10) / d);
            } catch (ArithmeticException e) {
                System.out.println(e);
            }
            try {
                System.out.println("r " + side(10) % d);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println("l " + Long.MIN_VALUE / (long) d);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println("lr " + Long.MIN_VALUE % (long) d);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
            System.out.println("d " + 10.0 / d + " " + 10.0 % d + " " + 10f / d + " " + 0.0 / d);
        }
        int target = 5;
        try {
            target /= divisors[0];
        } catch (ArithmeticException e) {
            System.out.println("target unchanged " + target);
        }
        int[] a = {7};
        try {
            a[0] %= divisors[2];
        } catch (ArithmeticException e) {
            System.out.println("element unchanged " + a[0]);
        }
        System.out.println(field);
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + -7 / 2 + " " + -7 % 2);
        for (Runnable r : new Runnable[] {() -> Math.addExact(Integer.MAX_VALUE, 1), () -> Math.multiplyExact(1L << 62, 2L),
            () -> Math.toIntExact(1L << 40), () -> Math.negateExact(Integer.MIN_VALUE), () -> Math.floorDiv(1, 0)}) {
            try {
                r.run();
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
