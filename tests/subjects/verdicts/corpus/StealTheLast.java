// expect: violated assertion
// A work-stealing queue: owner and thief both take the last task, since the owner looks at the head before it
// moves the tail.
public class StealTheLast {
    static volatile int head, tail;
    static final int[] taken = new int[2];

    static void execute(int task) {
        synchronized (taken) {
            taken[task]++;
            assert taken[task] == 1 : "executed twice";
        }
    }

    public static void main(String[] args) {
        tail = 2;
        new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                int last = tail - 1;
                if (head > last) return;
                tail = last;
                execute(last);
            }
        }).start();
        new Thread(() -> {
            synchronized (StealTheLast.class) {
                int first = head;
                if (first >= tail) return;
                head = first + 1;
                execute(first);
            }
        }).start();
    }
}
