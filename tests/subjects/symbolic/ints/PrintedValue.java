// expect: safe
// method: check(sym#sym#sym)
// paths: 2 0
// Printing what depends on an input is no branch.
public class PrintedValue {
    static void check(int number, long wide, double real) {
        System.out.println(number);
        System.out.print(wide);
        System.out.println(real);
        System.out.println((char) (number & 127));
        if (number > 10) System.out.println(number > 5);
    }
}
