// expect: violated assertion
// por: cross-check
// How many threads a group has is asked by a thread while another one starts a third.
public class GroupCounted {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        int before = group.activeCount();
        Thread other = new Thread(() -> {
            new Thread(() -> {
            }).start();
        });
        other.start();
        int now = group.activeCount();
        other.join();
        assert now <= before + 1 : "the third as well";
    }
}
