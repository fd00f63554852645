/** Reads and writes of instance and static fields, through getters and directly. args[0]: rounds. */
public class FieldUpdates {
    static int shared;

    private int count;
    private long total;
    private int low = Integer.MAX_VALUE;
    private int high;
    private FieldUpdates next;

    int getCount() {
        return count;
    }

    void record(int value) {
        count++;
        total += value;
        if (value < low) {
            low = value;
        }
        if (value > high) {
            high = value;
        }
        shared = shared * 31 + value;
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        FieldUpdates a = new FieldUpdates();
        FieldUpdates b = new FieldUpdates();
        a.next = b;
        b.next = a;
        FieldUpdates current = a;
        for (int i = 0; i < rounds; i++) {
            current.record(i & 1023);
            current = current.next;
        }
        System.out.println(a.getCount() + " " + b.total + " " + a.low + " " + b.high + " " + shared);
    }
}
