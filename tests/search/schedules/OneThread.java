public class OneThread {
    static volatile int seen;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        for (int i = 0; i < rounds; i++) seen = seen * 31 + i;
    }
}
