// expect: violated assertion
// Three threads compute their number from a neighbour's: only one order is right.
public class TokenOfThree {
    static int one = 1, two = 2, three = 1;

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = {new Thread(() -> {
            synchronized (TokenOfThree.class) {
                one = (three + 1) % 4;
            }
        }), new Thread(() -> {
            synchronized (TokenOfThree.class) {
                two = one;
            }
        }), new Thread(() -> {
            synchronized (TokenOfThree.class) {
                three = two;
            }
        })};
        for (Thread each : all) each.start();
        for (Thread each : all) each.join();
        assert one == two && two == three : "the token was lost";
    }
}
