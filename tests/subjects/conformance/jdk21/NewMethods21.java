// expect: as java
// since: 21
import java.util.*;
import java.util.regex.Pattern;

public class NewMethods21 {
    public static void main(String[] args) {
        System.out.println("hello world".indexOf('o', 5, 10) + " " + "hello".indexOf("l", 0, 3) + " " + Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 0)));
        System.out.println(new StringBuilder().repeat("ab", 3).repeat('c', 2) + " " + Character.isEmoji(0x1F600) + " " + Pattern.compile("-").splitWithDelimiters("1-2-3", 2).length);
        System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-2.5, -1.0, 1.0) + " " + Math.ceilDiv(7, 2) + " " + Math.ceilMod(7, 3) + " " + Math.unsignedMultiplyHigh(-1L, 2L) + " " + Integer.compress(0b1011, 0b1010) + " "
                + Integer.expand(3, 0b1010) + " " + Long.compress(-1L, 0xF0F0L));
        Random r = new Random(1);
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        Collections.shuffle(l, r);
        System.out.println(l + " " + List.of(1, 2).equals(List.of(2, 1).reversed()) + " " + "x".describeConstable() + " " + new java.math.BigInteger("12345678901234567890").parallelMultiply(java.math.BigInteger.TWO));
        System.out.println(Locale.of("de", "AT") + " " + Thread.ofPlatform().name("named").unstarted(() -> { }).getName() + " " + HashMap.newHashMap(10).size() + " " + Objects.checkIndex(1L, 2L) + " " + StringBuilder.class.getSimpleName());
        System.out.println(java.time.Duration.ofSeconds(90).isPositive() + " " + "a\nb".lines().toList() + " " + Optional.of(1).stream().toList() + " " + "%s".formatted(1.0e23) + " " + 2.0E-3 + " " + 1.0E23 + " " + 2e23f);
        try {
            Math.clamp(1L, 5, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
