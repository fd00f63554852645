// expect: as java
import java.util.*;

public class ArraysOfArrays {
    static <T> T[] fill(T[] a, java.util.function.IntFunction<T> f) {
        for (int i = 0; i < a.length; i++) a[i] = f.apply(i);
        return a;
    }

    public static void main(String[] args) {
        int[][][] cube = new int[2][3][];
        cube[1][2] = new int[] {7};
        System.out.println(Arrays.deepToString(cube) + cube.getClass() + cube[0].getClass().getSimpleName() + (cube[0] instanceof Object[]) + (cube.clone()[1] == cube[1]));
        int[][] pascal = fill(new int[6][], n -> {
            int[] row = new int[n + 1];
            row[0] = row[n] = 1;
            return row;
        });
        for (int i = 2; i < 6; i++) for (int j = 1; j < i; j++) pascal[i][j] = pascal[i - 1][j - 1] + pascal[i - 1][j];
        System.out.println(Arrays.toString(pascal[5]) + Arrays.stream(pascal).mapToInt(r -> Arrays.stream(r).sum()).sum());
        Object[] objects = new Integer[2];
        for (Object v : new Object[] {1, null, "s"}) {
            try {
                objects[0] = v;
                System.out.print(objects[0] + " ");
            } catch (ArrayStoreException e) {
                System.out.println(e.getMessage());
            }
        }
        Number[] numbers = {1, 2.5, 'c' + 0, (byte) 3};
        Comparable<?>[] comparables = {"a", 1};
        System.out.println(Arrays.toString(numbers) + comparables.length + new int[0].equals(new int[0]) + Arrays.equals(new int[0], new int[0]) + Arrays.hashCode(new Object[] {null, 1}) + Arrays.deepHashCode(new Object[] {new int[] {1}}));
        byte[] bytes = {1, 2, 3, 4};
        System.arraycopy(bytes, 1, bytes, 0, 3);
        char[][] grid = new char[3][4];
        for (char[] row : grid) Arrays.fill(row, '.');
        grid[1][2] = '#';
        System.out.println(Arrays.toString(bytes) + String.join("/", Arrays.stream(grid).map(String::new).toList()) + new boolean[1][0].length);
        long[] sorted = {5, -3, Long.MIN_VALUE, 9};
        double[] d = {0.0, Double.NaN, -0.0, -1};
        Arrays.sort(sorted);
        Arrays.sort(d);
        System.out.println(Arrays.toString(sorted) + Arrays.toString(d) + Arrays.binarySearch(sorted, 6) + Arrays.asList(new int[] {1}).size() + Arrays.asList(1, 2).size() + List.of(new String[] {"p", "q"}));
        try {
            int[] neg = new int[Integer.parseInt("-5")];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = new int[] {1};
            String[] s = (String[]) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(bytes, 3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] aliased = {1}, same = aliased;
        same[0]++;
        swap(aliased, 0);
        System.out.println(aliased[0] + varargs() + varargs((String) null) + varargs("a", "b") + varargs(new String[] {"c"}));
    }

    static void swap(int[] a, int i) {
        a[i] = -a[i];
        a = new int[] {99};
    }

    static String varargs(String... s) {
        return " " + s.length + (s.length > 0 ? s[0] : "");
    }
}
