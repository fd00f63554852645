// expect: as java
public class ControlFlow {
    static int collatz(int n) {
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static String classify(int n) {
        switch (n) {
            case 1:
            case 2:
                return "small";
            case 3:
                n += 100;
                // falls through
            case 4:
                return "four or " + n;
            case 1000000:
                return "million";
            case -5:
                return "minus five";
            default:
                return "other";
        }
    }

    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                if (j == 5) {
                    continue outer;
                }
                if (i == 3 && j == 2) {
                    break outer;
                }
                if ((i ^ j) % 3 == 0) {
                    continue;
                }
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
        block: {
            if (args.length == 0) {
                break block;
            }
            System.out.println("not reached");
        }
        int k = 0;
        do {
            k += 3;
        } while (k < 20);
        System.out.println(k);
        for (int a = 0, b = 10; a < b; a++, b--) {
            System.out.print(a + ":" + b + " ");
        }
        System.out.println();
        for (int n : new int[] {1, 2, 3, 4, 5, 1000000, -5}) {
            System.out.print(classify(n) + "; ");
        }
        System.out.println();
        for (int n = 1; n < 12; n++) {
            System.out.print(collatz(n) + " ");
        }
        System.out.println();
        boolean x = false;
        if (x = true) {
            System.out.println("assigned");
        }
        System.out.println((k > 5 || k / 0 > 1) + " " + (k < 5 && k / 0 > 1) + " " + (x ^ true) + " " + (x & !x | x));
        int ternary = k > 20 ? 1 : k > 10 ? 2 : 3;
        System.out.println(ternary);
    }
}
