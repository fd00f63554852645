// Safe. No main: symbolic.method calls it.
public class Method {
    static int check(int a, int b, int c, int d) {
        int[] numbers = {a, b, c, d};
        int inversions = 0;
        for (int i = 0; i < numbers.length; i++)
            for (int j = i + 1; j < numbers.length; j++)
                if (numbers[i] > numbers[j]) inversions += 1 + i;
        return inversions;
    }
}
