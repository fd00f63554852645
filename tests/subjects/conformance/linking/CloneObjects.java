// expect: as java
import java.util.*;

public class CloneObjects {
    static class Point implements Cloneable {
        int x = 1;
        long y = 2;
        double z = 3;
        int[] shared = {1, 2};
        static int constructed;

        Point() {
            constructed++;
        }

        @Override
        public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Point4 extends Point {
        String name = "four";

        @Override
        public Point4 clone() {
            Point4 p = (Point4) super.clone();
            p.shared = shared.clone();
            return p;
        }
    }

    static class NotCloneable {
        Object tryClone() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) {
        Point p = new Point();
        Point q = p.clone();
        q.x = 10;
        q.shared[0] = 99;
        System.out.println(p.x + " " + p.shared[0] + " " + (p.shared == q.shared) + " " + Point.constructed + " " + (p != q));
        Point4 r = new Point4();
        Point s = r.clone();
        s.shared[1] = -1;
        System.out.println(r.shared[1] + " " + s.getClass().getSimpleName() + ((Point4) s).name + s.y + s.z);
        try {
            new NotCloneable().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        int[] ints = {1, 2, 3};
        int[] copy = ints.clone();
        copy[0]++;
        String[][] deep = {{"a"}, {"b"}};
        String[][] shallow = deep.clone();
        shallow[0][0] = "changed";
        shallow[1] = null;
        System.out.println(Arrays.toString(ints) + Arrays.toString(copy) + Arrays.deepToString(deep) + Arrays.deepToString(shallow));
        System.out.println(new long[0].clone().length + " " + new boolean[] {true}.clone()[0] + " " + copy.getClass());
        ArrayList<int[]> list = new ArrayList<>(List.of(ints));
        @SuppressWarnings("unchecked")
        ArrayList<int[]> other = (ArrayList<int[]>) list.clone();
        other.get(0)[1] = 50;
        System.out.println(ints[1] + " " + other.size());
        HashMap<String, Integer> map = new HashMap<>(Map.of("a", 1));
        Object clone = map.clone();
        map.put("b", 2);
        System.out.println(clone + " " + map);
        BitSet bits = new BitSet();
        bits.set(3);
        BitSet bits2 = (BitSet) bits.clone();
        bits2.flip(0, 5);
        System.out.println(bits + " " + bits2 + " " + new ArrayDeque<>(List.of(1, 2)).clone() + " " + new TreeMap<>(map).clone());
    }
}
