// expect: as java
import java.util.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.tuple.*;

public class LangTuplesAndMutable {
    public static void main(String[] args) {
        Pair<String, Integer> p = Pair.of("k", 1);
        Triple<String, Integer, Boolean> t = Triple.of("a", 2, true);
        System.out.println(p + " " + p.getLeft() + p.getValue() + " " + t + " " + t.getMiddle() + " " + p.equals(ImmutablePair.of("k", 1)) + " " + p.hashCode() + " " + t.hashCode() + " " + p.toString("%2$s<-%1$s") + " " + p.compareTo(Pair.of("k", 2)) + " " + p.equals(Map.entry("k", 1)));
        MutablePair<String, Integer> m = MutablePair.of("x", 1);
        m.setLeft("y");
        System.out.println(m.setValue(9) + " " + m);
        try {
            p.setValue(5);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        List<Pair<Integer, String>> l = new ArrayList<>(List.of(Pair.of(2, "b"), Pair.of(1, "z"), Pair.of(1, "a")));
        Collections.sort(l);
        System.out.println(l + " " + ImmutableTriple.nullTriple() + " " + ImmutablePair.nullPair());
        MutableInt i = new MutableInt(5);
        i.increment();
        i.add(10);
        System.out.println(i + " " + i.getAndAdd(4) + " " + i.incrementAndGet() + " " + i.addAndGet(-1) + " " + i.toInteger() + " " + i.compareTo(new MutableInt(100)) + " " + i.equals(new MutableInt(20)) + " " + i.hashCode());
        MutableLong ml = new MutableLong(1L << 40);
        ml.subtract(1);
        MutableDouble d = new MutableDouble(1.5);
        d.add(2.25);
        MutableBoolean z = new MutableBoolean();
        z.setTrue();
        MutableObject<String> o = new MutableObject<>("v");
        o.setValue(o.getValue() + "w");
        MutableByte b = new MutableByte((byte) 127);
        b.increment();
        System.out.println(ml + " " + d + " " + d.isNaN() + z + z.isTrue() + o + b + new MutableFloat(1.25f) + new MutableShort((short) 3));
        Map<String, MutableInt> counts = new TreeMap<>();
        for (String w : "a b a c a b".split(" ")) {
            counts.computeIfAbsent(w, k -> new MutableInt()).increment();
        }
        System.out.println(counts);
    }
}
