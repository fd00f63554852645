// expect: safe
// por: cross-check
// A thread that ends leaves its group's list with the group's monitor, not while another one goes through the list.
public class ThreadsEnumerated {
    public static void main(String[] args) {
        new Thread(() -> {}).start();
        Thread[] all = new Thread[4];
        int count = Thread.enumerate(all);
        assert count == 1 || count == 2;
    }
}
