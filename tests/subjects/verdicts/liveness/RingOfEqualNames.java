// expect: violated assertion
// Two of one name both take themselves for the leader.
public class RingOfEqualNames {
    static final int[] NAMES = {3, 1, 3};
    static final int ELECTED = 9;
    static int leader;

    /** Messages from one node to the next. */
    static class Link {
        private int first, second; // 0: none

        synchronized void send(int message) throws InterruptedException {
            while (second != 0) wait();
            if (first == 0) first = message;
            else second = message;
            notifyAll();
        }

        synchronized int receive() throws InterruptedException {
            while (first == 0) wait();
            int message = first;
            first = second;
            second = 0;
            notifyAll();
            return message;
        }
    }

    static void run(int own, Link in, Link out) {
        try {
            out.send(own);
            while (true) {
                int message = in.receive();
                if (message == ELECTED) {
                    if (leader != own) out.send(ELECTED);
                    return;
                }
                if (message > own) {
                    out.send(message);
                } else if (message == own) {
                    assert leader == 0;
                    leader = own;
                    out.send(ELECTED);
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        Link[] links = {new Link(), new Link(), new Link()};
        for (int i = 0; i < 3; i++) {
            int at = i;
            new Thread(() -> run(NAMES[at], links[at], links[(at + 1) % 3])).start();
        }
    }
}
