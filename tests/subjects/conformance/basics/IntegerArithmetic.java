// expect: as java
public class IntegerArithmetic {
    static int[] values = {0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};

    public static void main(String[] args) {
        for (int a : values) {
            System.out.print(a + ": neg " + (-a) + " not " + (~a) + " sq " + (a * a));
            System.out.println(" byte " + (byte) a + " short " + (short) a + " char " + (int) (char) a);
            for (int b : values) {
                System.out.print(" " + (a + b) + "," + (a - b) + "," + (a * b) + "," + (a & b) + "," + (a | b) + ","
                        + (a ^ b));
                if (b != 0) {
                    System.out.print("," + (a / b) + "," + (a % b));
                }
                System.out.print("," + (a << b) + "," + (a >> b) + "," + (a >>> b));
                System.out.println("," + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b));
            }
        }
        int i = Integer.MAX_VALUE;
        i++;
        System.out.println(i);
        i--;
        i += 1;
        i -= 100000;
        System.out.println(i);
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(Integer.MIN_VALUE % -1);
    }
}
