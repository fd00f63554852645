public class NoError {
    static volatile int seen;

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            int me = i + 1;
            new Thread(() -> {
                for (int k = 0; k < rounds; k++) seen = me;
            }).start();
        }
    }
}
