// expect: as java
import java.util.*;

/** More than 64 constants, so that EnumSet needs its big form. */
public class LargeEnum {
    enum E {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<E> set = EnumSet.noneOf(E.class);
        System.out.println(set.getClass().getSimpleName());
        for (E e : E.values()) {
            if (e.ordinal() % 7 == 0) {
                set.add(e);
            }
        }
        System.out.println(set + " " + set.size() + " " + set.contains(E.G3) + " " + set.contains(E.A7));
        System.out.println(EnumSet.complementOf(set).size() + " " + EnumSet.range(E.F8, E.G1));
        set.retainAll(EnumSet.range(E.C0, E.F0));
        System.out.println(set);
        EnumMap<E, Integer> map = new EnumMap<>(E.class);
        for (E e : set) {
            map.put(e, e.ordinal());
        }
        map.remove(E.C5);
        System.out.println(map + " " + map.hashCode() * 0);
        Iterator<E> it = set.iterator();
        it.next();
        it.remove();
        System.out.println(set);
        int sum = 0;
        for (E e : E.values()) {
            switch (e) {
                case A0, B0, C0, D0, E0, F0, G0 -> sum += 1;
                case G9 -> sum += 1000;
                default -> sum += 10;
            }
        }
        System.out.println(sum);
    }
}
