package gov.nasa.jpf.symbc;

/** What the methods of a mock do to the arrays that they are given ({@code mocks.effects}): each element is an input. */
public final class MockEffects {
    private MockEffects() {}

    public static void change(String name, boolean[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicBoolean(name + "[" + i + "]");
    }

    public static void change(String name, byte[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicByte(name + "[" + i + "]");
    }

    public static void change(String name, char[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicChar(name + "[" + i + "]");
    }

    public static void change(String name, short[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicShort(name + "[" + i + "]");
    }

    public static void change(String name, int[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicInteger(name + "[" + i + "]");
    }

    public static void change(String name, long[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicLong(name + "[" + i + "]");
    }

    public static void change(String name, float[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicFloat(name + "[" + i + "]");
    }

    public static void change(String name, double[] array) {
        if (array == null) return;
        for (int i = 0; i < array.length; i++) array[i] = Debug.makeSymbolicReal(name + "[" + i + "]");
    }
}
