// expect: as java
import java.util.Arrays;

public class MultiArrays {
    public static void main(String[] args) {
        int[][] rectangle = new int[3][4];
        long[][][] cube = new long[2][3][2];
        String[][][] partial = new String[2][2][];
        double[][] jagged = {{1}, {1, 2}, {}};
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 4; j++) {
                rectangle[i][j] = i * j;
            }
        }
        cube[1][2][1] = Long.MIN_VALUE;
        partial[1][0] = new String[] {"x"};
        System.out.println(Arrays.deepToString(rectangle));
        System.out.println(Arrays.deepToString(cube));
        System.out.println(Arrays.deepToString(partial));
        System.out.println(Arrays.deepToString(jagged));
        System.out.println(rectangle.getClass().getName() + " " + cube.getClass().getName() + " "
                + partial.getClass().getName() + " " + jagged[0].getClass().getName());
        System.out.println(cube.getClass().getComponentType().getName());
        Object o = rectangle;
        System.out.println((o instanceof int[][]) + " " + (o instanceof Object[]) + " " + (o instanceof Cloneable)
                + " " + (o instanceof java.io.Serializable) + " " + (o instanceof int[]) + " " + (o instanceof Object[][]));
        int[][] shallow = rectangle.clone();
        shallow[1][1] = 77;
        System.out.println(rectangle[1][1] + " " + (shallow == rectangle) + " " + (shallow[0] == rectangle[0]));
        int[][] empty = new int[0][5];
        System.out.println(empty.length);
        try {
            int[][] bad = new int[2][-1];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Object[] objects = new Integer[2][2];
        try {
            objects[0] = "text";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        byte[][][][] four = new byte[2][1][1][2];
        four[1][0][0][1] = 4;
        System.out.println(Arrays.deepToString(four));
    }
}
