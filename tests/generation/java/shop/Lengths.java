package shop;

/** What is longer than inputs are explored is not infeasible; what contradicts itself is. */
public class Lengths {
    public static boolean isLong(String text) {
        return text != null && text.length() > 1_000;
    }

    public static boolean isLong(int[] numbers) {
        return numbers != null && numbers.length > 2_000;
    }

    public static boolean isBoth(int number) {
        return number > 3 && number < 2;
    }
}
