// expect: as java
import java.util.*;
import java.util.random.*;
import java.util.stream.*;

public class RandomGenerators {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 8));
        byte[] bytes = new byte[5];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes) + " " + r.ints(4, 0, 100).boxed().collect(Collectors.toList()) + " " + r.doubles(2).boxed().collect(Collectors.toList()) + " " + r.longs(2, -5, 5).sum());
        List<Integer> list = IntStream.range(0, 12).boxed().collect(Collectors.toList());
        Collections.shuffle(list, new Random(7));
        System.out.println(list);
        SplittableRandom s = new SplittableRandom(1);
        SplittableRandom t = s.split();
        System.out.println(s.nextInt(1000) + " " + t.nextInt(1000) + " " + s.nextLong() + " " + t.nextDouble(2, 3) + " " + s.ints(3, 1, 7).boxed().toList());
        for (String name : List.of("Xoshiro256PlusPlus", "L64X128MixRandom", "L128X256MixRandom", "Xoroshiro128PlusPlus", "SplittableRandom", "Random")) {
            RandomGenerator g = RandomGeneratorFactory.of(name).create(123);
            System.out.println(name + " " + g.nextInt(100) + " " + g.nextLong(1000) + " " + g.nextDouble() + " " + g.nextGaussian() + " " + g.nextExponential());
        }
        try {
            new Random().nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            RandomGenerator.of("Nothing");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Random same = new Random(5), copy = new Random(5);
        System.out.println(same.ints(100).sum() == copy.ints(100).sum());
        double d = Math.random();
        System.out.println(d >= 0 && d < 1);
    }
}
