// expect: as java
import java.lang.reflect.Array;
import java.util.Arrays;

public class ReflectArrays {
    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {int.class, boolean.class, byte.class, char.class, short.class, long.class, float.class,
            double.class, String.class, int[].class, Runnable.class}) {
            Object a = Array.newInstance(c, 3);
            System.out.println(a.getClass().getName() + " " + Array.getLength(a) + " " + Array.get(a, 1) + " "
                    + a.getClass().getComponentType() + " " + (a.getClass().arrayType().getName()) + " " + c.arrayType().getTypeName());
        }
        Object grid = Array.newInstance(int.class, 2, 3);
        Array.setInt(Array.get(grid, 1), 2, 42);
        System.out.println(Arrays.deepToString((int[][]) grid) + " " + Array.newInstance(String[].class, 1, 2).getClass().getSimpleName());
        Object longs = Array.newInstance(long.class, 2);
        Array.setInt(longs, 0, 7);
        Array.set(longs, 1, (short) 9);
        System.out.println(Arrays.toString((long[]) longs) + " " + Array.getDouble(longs, 0) + " " + Array.get(longs, 1).getClass());
        Object chars = new char[] {'a', 'b'};
        System.out.println(Array.getInt(chars, 1) + " " + Array.getChar(chars, 0));
        try {
            Array.setInt(chars, 0, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.get("x", 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.get(chars, 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.newInstance(int.class, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.newInstance(void.class, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("void");
        }
        try {
            Array.set(new Integer[1], 0, "s");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.getLength(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        String[] s = (String[]) Array.newInstance(String.class, 2);
        Array.set(s, 0, "set");
        System.out.println(s[0] + s[1]);
        Class<?> c = Class.forName("[[Ljava.lang.String;");
        System.out.println(c.getSimpleName() + " " + Class.forName("[I") + " " + c.getComponentType().getComponentType() + " "
                + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces()) + " " + java.lang.reflect.Modifier.toString(c.getModifiers()));
        int[] grown = Arrays.copyOf(new int[] {1}, 3);
        Number[] numbers = Arrays.copyOf(new Integer[] {1, 2}, 3, Number[].class);
        System.out.println(grown.length + " " + numbers.getClass().getSimpleName() + numbers[2]);
    }
}
