import java.io.IOException;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Code of all kinds, to be spoilt by Generate. */
public class Samples extends AbstractList<String> implements Comparable<Samples>, Cloneable {
    static int count;
    long total;
    double ratio = 0.5;
    final String[] names;
    Object[][] grid;

    Samples(boolean flag, String... names) {
        super();
        this.names = flag ? names : new String[] {"none", null};
    }

    Samples(int n) {
        this(n > 3, n > 5 ? "many" : new StringBuilder("few").append(n).toString());
        for (int i = 0; i < n; i++) total += i;
    }

    public String get(int index) {
        if (index < 0 || index >= names.length) throw new IndexOutOfBoundsException("index " + index);
        modCount++;
        return names[index];
    }

    public int size() {
        return names == null ? 0 : names.length;
    }

    public int compareTo(Samples other) {
        return Long.compare(total, other.total);
    }

    protected Object clone() throws CloneNotSupportedException {
        Samples copy = (Samples) super.clone();
        copy.total = total << 2;
        return copy;
    }

    static int arithmetic(int a, int b, long c, float d, double e) {
        int sum = a * b + (a ^ b) - (a >>> 3);
        long wide = c * a + (c >> b) - ~c;
        float f = d / 2 + (float) e;
        double g = e % 3 - d;
        if (wide > sum && g < f) sum++;
        else if (f == g) sum = (int) (wide + (long) g);
        return sum + (int) wide + (int) f + (int) g + (byte) a + (char) b + (short) c;
    }

    static String choose(int kind, Object value) {
        String text;
        switch (kind) {
            case 0: text = "zero"; break;
            case 1: text = (String) value; break;
            case 5: text = value instanceof Integer ? "int" : "other"; break;
            case 1000: text = null; break;
            default: text = value.toString();
        }
        switch (text == null ? "" : text) {
            case "zero": return "nought";
            case "int": return "number";
            default: return text;
        }
    }

    static int guarded(List<? extends Comparable<?>> list, int[] numbers) throws IOException {
        int result = 0;
        try {
            for (Comparable<?> each : list) {
                if (each == null) continue;
                result += each.hashCode();
                try {
                    result += numbers[result & 7];
                } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
                    result--;
                    if (result < -100) throw new IOException(e);
                }
            }
        } catch (ClassCastException e) {
            return -1;
        } finally {
            count += result;
        }
        return result;
    }

    synchronized void locked(Object lock, byte[] bytes, boolean[] flags, char[] chars, short[] shorts) {
        synchronized (lock) {
            for (int i = bytes.length - 1; i >= 0; i--) {
                bytes[i] += shorts[i];
                flags[i] = !flags[i] && bytes[i] > 3;
                chars[i]++;
                long x = total++;
                ratio *= x;
            }
        }
        grid = new Object[3][4];
        grid[1][2] = new int[][] {{1, 2}, {3}};
        int[] first = ((int[][]) grid[1][2])[0];
        first[0] <<= first[1];
    }

    static IntUnaryOperator closure(int base, String label) {
        int shift = base * 2;
        IntUnaryOperator inner = x -> x + shift + label.length();
        return x -> inner.applyAsInt(x) + base;
    }

    static double[] doubles(double[] in, long[] longs, float[] floats) {
        double[] out = in.clone();
        for (int i = 0; i < out.length; i++) {
            out[i] = longs[i] + floats[i] * in[i];
            longs[i] = (long) -out[i];
            floats[i] %= 2f;
        }
        return out;
    }

    static Object nested(Object a, Object b) {
        Object chosen = a == b ? new ArrayList<>(List.of(a)) : a != null ? new Samples(3) : (Object) new int[] {1};
        while (chosen != null && !(chosen instanceof Samples)) {
            chosen = chosen.equals(b) ? null : b;
            if (count++ > 10) break;
        }
        return new Object[] {chosen, count, 1L, 2.0, 'c', a};
    }

    interface Shape {
        default double area() {
            return side() * side();
        }

        double side();

        static Shape of(double side) {
            return () -> side;
        }
    }
}
