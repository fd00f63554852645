// expect: safe
// por: cross-check
// What a thread has left to another one when it ended belongs to that one, though a third is running.
public class OwnWorkHandedOn {
    static int[] sums = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            sums[0] += 1;
            sums[1] += 2;
        });
        Thread second = new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) {
                return;
            }
            sums[0] += 1;
            sums[1] += sums[0];
        });
        Thread third = new Thread(Thread::yield);
        first.start();
        second.start();
        third.start();
        second.join();
        assert sums[0] == 2 && sums[1] == 4;
        third.join();
    }
}
