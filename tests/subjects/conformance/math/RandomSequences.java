// expect: as java
import java.util.*;
import java.util.stream.*;

public class RandomSequences {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, Long.MAX_VALUE, 123456789L}) {
            Random r = new Random(seed);
            System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian());
            byte[] bytes = new byte[7];
            r.nextBytes(bytes);
            System.out.println(Arrays.toString(bytes) + " " + r.nextInt(5, 10) + " " + r.nextLong(1000) + " " + r.nextDouble(1, 2));
        }
        Random r = new Random(7);
        r.setSeed(8);
        System.out.println(r.nextInt() == new Random(8).nextInt());
        System.out.println(new Random(3).ints(5, 0, 10).boxed().toList() + " " + new Random(3).longs(3).boxed().toList() + " " + new Random(3).doubles(2, 5, 6).boxed().toList());
        int[] buckets = new int[6];
        for (int i = 0; i < 6000; i++) {
            buckets[r.nextInt(6)]++;
        }
        System.out.println(Arrays.toString(buckets));
        List<Integer> l = IntStream.range(0, 20).boxed().collect(Collectors.toList());
        Collections.shuffle(l, new Random(99));
        System.out.println(l);
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        SplittableRandom s = new SplittableRandom(11);
        System.out.println(s.nextInt() + " " + s.split().nextLong() + " " + s.nextInt(50) + " " + s.nextDouble() + " " + s.nextBoolean());
        class Fixed extends Random {
            int n;

            @Override
            protected int next(int bits) {
                return n++ & ((1 << bits) - 1);
            }
        }
        Fixed f = new Fixed();
        System.out.println(f.nextInt() + " " + f.nextInt(10) + " " + f.nextLong() + " " + f.nextBoolean());
        double pi = 0;
        Random m = new Random(1);
        for (int i = 0; i < 2000; i++) {
            double x = m.nextDouble(), y = m.nextDouble();
            if (x * x + y * y < 1) {
                pi++;
            }
        }
        System.out.println(pi * 4 / 2000);
    }
}
