// expect: as java
import java.util.*;

public class ArraysUtilities {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + " " + Arrays.binarySearch(sorted, 7) + " " + Arrays.binarySearch(sorted, 4) + " " + Arrays.hashCode(a));
        int[] part = a.clone();
        Arrays.sort(part, 1, 4);
        System.out.println(Arrays.toString(part) + Arrays.toString(Arrays.copyOfRange(a, 2, 8)) + Arrays.toString(Arrays.copyOf(a, 2)));
        Integer[] boxed = {5, 3, 9, 1, 7, 3};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed) + Arrays.asList(boxed).indexOf(3));
        String[] s = {"banana", "Apple", "cherry", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s));
        double[] d = {3.5, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        int[] big = new int[5000];
        long[] longs = new long[5000];
        byte[] bytes = new byte[3000];
        char[] chars = new char[3000];
        short[] shorts = new short[3000];
        float[] floats = new float[1000];
        Random r = new Random(1);
        for (int i = 0; i < big.length; i++) {
            big[i] = r.nextInt();
            longs[i] = r.nextLong();
        }
        for (int i = 0; i < 3000; i++) {
            bytes[i] = (byte) r.nextInt();
            chars[i] = (char) r.nextInt();
            shorts[i] = (short) r.nextInt();
        }
        for (int i = 0; i < 1000; i++) {
            floats[i] = r.nextFloat();
        }
        int[] parallel = big.clone();
        Arrays.sort(big);
        Arrays.parallelSort(parallel);
        Arrays.sort(longs);
        Arrays.sort(bytes);
        Arrays.sort(chars);
        Arrays.sort(shorts);
        Arrays.sort(floats);
        System.out.println(Arrays.equals(big, parallel) + " " + Arrays.hashCode(big) + " " + Arrays.hashCode(longs) + " " + Arrays.hashCode(bytes) + " "
                + Arrays.hashCode(chars) + " " + Arrays.hashCode(shorts) + " " + Arrays.hashCode(floats));
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(new byte[100], new byte[101]) + " "
                + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare("abc".getBytes(), "abd".getBytes()) + " "
                + Arrays.equals(new int[] {0, 1, 2}, 1, 3, new int[] {1, 2}, 0, 2) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}));
        Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", new long[][] {{4}}}, null};
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepHashCode(new Object[] {1, new int[] {2, 3}}) + " "
                + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}));
        Object[] self = {1, null};
        self[1] = self;
        System.out.println(Arrays.deepToString(self));
        int[] filled = new int[6];
        Arrays.fill(filled, 2, 5, 7);
        System.out.println(Arrays.toString(filled));
        Arrays.setAll(filled, i -> i * i);
        Arrays.parallelPrefix(filled, Integer::sum);
        System.out.println(Arrays.toString(filled) + " " + Arrays.stream(filled, 1, 4).sum());
        List<Integer> view = Arrays.asList(boxed);
        view.set(0, 100);
        System.out.println(boxed[0] + " " + view.getClass().getSimpleName());
        try {
            view.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        try {
            Arrays.copyOfRange(a, 3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(a, 2, 9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new Object[] {null}) + Arrays.asList() + Arrays.toString(new boolean[2]));
        String[] many = new String[100];
        Arrays.setAll(many, i -> "k" + i * 37 % 100);
        Arrays.sort(many, Comparator.comparing((String x) -> x.charAt(x.length() - 1)).thenComparing(String::length));
        System.out.println(String.join(",", many));
    }
}
