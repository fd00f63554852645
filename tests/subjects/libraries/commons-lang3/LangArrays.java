// expect: as java
import java.util.*;
import org.apache.commons.lang3.ArrayUtils;

public class LangArrays {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        System.out.println(Arrays.toString(ArrayUtils.add(a, 4)) + Arrays.toString(ArrayUtils.addAll(a, 7, 8)) + Arrays.toString(ArrayUtils.remove(a, 1)) + Arrays.toString(ArrayUtils.removeElement(a, 3)) + Arrays.toString(ArrayUtils.insert(1, a, 9, 9)));
        System.out.println(ArrayUtils.contains(a, 2) + " " + ArrayUtils.indexOf(a, 3) + " " + ArrayUtils.lastIndexOf(new String[] {"x", "y", "x"}, "x") + " " + ArrayUtils.isEmpty(new long[0]) + " " + ArrayUtils.getLength(null) + " " + ArrayUtils.indexesOf(new int[] {1, 2, 1}, 1));
        int[] b = {1, 2, 3, 4, 5};
        ArrayUtils.reverse(b);
        System.out.println(Arrays.toString(b));
        ArrayUtils.shift(b, 2);
        System.out.println(Arrays.toString(b));
        ArrayUtils.swap(b, 0, 4);
        System.out.println(Arrays.toString(b) + Arrays.toString(ArrayUtils.subarray(b, 1, 3)));
        ArrayUtils.shuffle(b, new Random(4));
        System.out.println(Arrays.toString(b));
        Integer[] boxed = ArrayUtils.toObject(a);
        System.out.println(boxed.length + " " + Arrays.toString(ArrayUtils.toPrimitive(new Integer[] {1, null}, -1)) + " " + ArrayUtils.toString(new int[][] {{1}, {2, 3}}) + " " + ArrayUtils.toString(null, "none"));
        System.out.println(ArrayUtils.toMap(new String[][] {{"RED", "#f00"}, {"BLUE", "#00f"}}).get("RED") + " " + Arrays.toString(ArrayUtils.nullToEmpty((String[]) null)) + Arrays.toString(ArrayUtils.toArray("p", "q")));
        System.out.println(ArrayUtils.isSorted(new int[] {1, 2, 2}) + " " + ArrayUtils.isSorted(new String[] {"b", "a"}) + " " + ArrayUtils.isSameLength(a, b) + " " + ArrayUtils.isSameType(a, b) + " " + Arrays.toString(ArrayUtils.removeElements(new int[] {1, 3, 1, 5}, 1, 1)) + Arrays.toString(ArrayUtils.removeAll(new char[] {'a', 'b', 'c'}, 0, 2)));
        System.out.println(Arrays.toString(ArrayUtils.addFirst(new String[] {"b"}, "a")) + ArrayUtils.get(new String[] {"g"}, 5, "default") + Arrays.toString(ArrayUtils.toStringArray(new Object[] {1, 'c'})) + Arrays.toString(ArrayUtils.clone(new double[] {1.5})));
        try {
            ArrayUtils.remove(a, 7);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
