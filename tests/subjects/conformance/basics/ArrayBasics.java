// expect: as java
public class ArrayBasics {
    public static void main(String[] args) {
        int[] ints = {5, 4, 3, 2, 1};
        for (int i = 0; i < ints.length; i++) {
            ints[i] += i * ints[ints.length - 1 - i];
        }
        for (int v : ints) {
            System.out.print(v + " ");
        }
        System.out.println();
        byte[] bytes = new byte[3];
        bytes[0] = (byte) 200;
        bytes[1]--;
        bytes[2] += 300;
        System.out.println(bytes[0] + " " + bytes[1] + " " + bytes[2]);
        boolean[] flags = new boolean[2];
        flags[1] = !flags[0];
        flags[0] |= flags[1];
        System.out.println(flags[0] + " " + flags[1]);
        char[] chars = "hello".toCharArray();
        chars[0] -= 32;
        chars[1]++;
        System.out.println(chars);
        System.out.println(new String(chars, 1, 3));
        short[] shorts = {1, 2, (short) 40000};
        System.out.println(shorts[2]);
        long[] longs = new long[4];
        longs[3] = 1L << 40;
        longs[2] = longs[3]++ + ++longs[3];
        System.out.println(longs[2] + " " + longs[3]);
        float[] floats = {1.5f, 2};
        double[] doubles = {1.5, 2};
        floats[0] *= doubles[1];
        doubles[1] /= floats[0];
        System.out.println(floats[0] + " " + doubles[1]);
        String[] strings = new String[2];
        strings[0] = "a";
        strings[1] += "b";
        System.out.println(strings[0] + strings[1]);
        int[] copy = ints.clone();
        copy[0] = 99;
        System.out.println(ints[0] + " " + copy[0] + " " + copy.length);
        System.arraycopy(ints, 0, ints, 1, 4);
        for (int v : ints) {
            System.out.print(v + " ");
        }
        System.out.println();
        int index = 0;
        int[] order = new int[3];
        order[index++] = index++ + index;
        System.out.println(order[0] + " " + index);
    }
}
