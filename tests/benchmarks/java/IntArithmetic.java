/** Integer arithmetic in a loop: a linear congruence, shifts, masks, a division. args[0]: rounds. */
public class IntArithmetic {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int x = 12345;
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            x = x * 1103515245 + 12345;
            sum += (x >>> 16) & 0x7fff;
            sum ^= i << 3;
            if ((sum & 1) == 0) {
                sum -= x / 7;
            } else {
                sum += i % 13;
            }
        }
        System.out.println(sum);
    }
}
