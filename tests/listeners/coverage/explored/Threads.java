// branches: 4 of 6
// lines: 12 of 13
public class Threads {
    static volatile int turn;

    static void visit(int number) {
        if (turn == 0) {
            turn = number;
        } else if (turn != number) {
            System.out.println("second");
        } else {
            System.out.println("never");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> visit(1));
        other.start();
        visit(2);
        other.join();
        assert turn != 0;
    }
}
