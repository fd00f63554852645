// expect: violated assertion
// Balance is read and written in two synchronized calls: a deposit gets lost.
public class AccountOfTwo {
    static int balance;

    static synchronized int get() {
        return balance;
    }

    static synchronized void set(int to) {
        balance = to;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread in = new Thread(() -> set(get() + 10)), out = new Thread(() -> set(get() - 5));
        in.start();
        out.start();
        in.join();
        out.join();
        assert balance == 5 : "the balance is wrong";
    }
}
