// expect: safe
// Ids of threads are positive and grow.
public class ThreadIdsGrow {
    public static void main(String[] args) {
        long first = new Thread(() -> { }).getId(), second = new Thread(() -> { }).getId();
        assert 0 < Thread.currentThread().getId() && Thread.currentThread().getId() < first && first < second
            : "ids " + first + " and " + second;
    }
}
