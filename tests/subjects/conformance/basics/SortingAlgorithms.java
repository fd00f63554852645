// expect: as java
import java.util.Arrays;

public class SortingAlgorithms {
    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) {
                i++;
            }
            while (a[j] > p) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void heap(long[] a) {
        for (int end = a.length, start = a.length / 2; end > 1;) {
            if (start > 0) {
                start--;
            } else {
                long t = a[--end];
                a[end] = a[0];
                a[0] = t;
            }
            int root = start;
            for (int child; (child = 2 * root + 1) < end;) {
                if (child + 1 < end && a[child] < a[child + 1]) {
                    child++;
                }
                if (a[root] >= a[child]) {
                    break;
                }
                long t = a[root];
                a[root] = a[child];
                a[child] = t;
                root = child;
            }
        }
    }

    public static void main(String[] args) {
        int[] a = new int[100];
        long[] l = new long[100];
        int x = 42;
        for (int i = 0; i < a.length; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            a[i] = x % 1000;
            l[i] = (long) x * x;
        }
        int[] b = a.clone();
        long[] m = l.clone();
        quick(a, 0, a.length - 1);
        Arrays.sort(b);
        heap(l);
        Arrays.sort(m);
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(l, m));
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.stream(l).sum() + " " + Arrays.binarySearch(a, a[50]) + " " + Arrays.hashCode(l));
        boolean[] composite = new boolean[200];
        StringBuilder primes = new StringBuilder();
        for (int i = 2; i < 200; i++) {
            if (!composite[i]) {
                primes.append(i).append(' ');
                for (int j = i * i; j < 200; j += i) {
                    composite[j] = true;
                }
            }
        }
        System.out.println(primes);
    }
}
