// expect: as java
import java.util.*;

public class LoopsAndLabels {
    static int early(int[] a) {
        for (int i = 0; ; i++) {
            try {
                if (a[i] < 0) return i;
                if (a[i] == 0) continue;
                if (a[i] > 100) break;
            } catch (ArrayIndexOutOfBoundsException e) {
                return -i;
            } finally {
                a[0]++;
            }
        }
        return a[0] * 1000;
    }

    static String nested() {
        StringBuilder s = new StringBuilder();
        a:
        for (int i = 0; i < 5; i++) {
            b:
            {
                if (i == 1) break b;
                s.append('i').append(i);
                c:
                do {
                    for (int j = i; j < 4; j++) {
                        if (j == 2) continue a;
                        if (j == 3) break c;
                        s.append('j').append(j);
                    }
                } while (s.length() < 3);
                s.append('!');
            }
            s.append('.');
            if (i == 4) break a;
        }
        return s.toString();
    }

    static int finals(int n) {
        int r = 0;
        while (true) {
            try {
                try {
                    if (n % 3 == 0) throw new IllegalStateException();
                    if (n % 3 == 1) continue;
                    return r;
                } finally {
                    r += n--;
                }
            } catch (IllegalStateException e) {
                r *= 2;
                if (n < 0) break;
            }
        }
        return -r;
    }

    public static void main(String[] args) {
        System.out.println(early(new int[] {1, 0, 5, -3}) + " " + early(new int[] {1, 2}) + " " + early(new int[] {1, 101}) + " " + nested());
        System.out.println(finals(5) + " " + finals(4) + " " + finals(0) + " " + finals(-1));
        long sum = 0;
        for (long i = Integer.MAX_VALUE - 2L; i <= Integer.MAX_VALUE + 2L; i++) sum += i % 10;
        for (byte b = 120; b > 0; b++) sum++;
        for (char c = '\uffff'; c != 3; c++) sum++;
        for (float f = 1; f != f + 1; f *= 2) sum++;
        for (double d = 1; d > 0; d /= 2) sum++;
        System.out.println(sum);
        int x = 10, y = 0;
        do x -= ++y; while (x > 0);
        System.out.println(x + " " + y);
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0, j = 10; i < j; i += 3, j--) pairs.add(new int[] {i, j});
        for (int[] p : pairs) System.out.print(p[0] + "," + p[1] + " ");
        for (String s : new TreeSet<>(Arrays.asList("b", "a", "c"))) {
            if (s.equals("b")) continue;
            System.out.print(s);
        }
        System.out.println();
        Iterator<Integer> it = List.of(1, 2, 3).iterator();
        while (it.hasNext()) if (it.next() == 2) break;
        System.out.println(it.next());
        switch (pairs.size()) {
            default:
                System.out.print("d");
            case 1:
                System.out.print("1");
            case 2: {
                int local = 5;
                System.out.print(local);
                break;
            }
            case 9:
                System.out.print("9");
        }
        System.out.println();
    }
}
