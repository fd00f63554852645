// expect: safe
// The correct twin of RemoteAgent: comparing and waiting are one critical section.
public class RemoteAgentCorrected {
    static class Event {
        int count;

        synchronized int awaitChange(int seen) throws InterruptedException {
            while (count == seen) {
                wait();
            }
            return count;
        }

        synchronized void signal() {
            count = (count + 1) % 3; // keeps the state space finite
            notifyAll();
        }
    }

    public static void main(String[] args) {
        Event first = new Event();
        Event second = new Event();
        new Thread(() -> {
            try {
                int count = 0;
                while (true) {
                    count = first.awaitChange(count);
                    second.signal();
                }
            } catch (InterruptedException e) {
                assert false;
            }
        }, "planner").start();
        new Thread(() -> {
            try {
                int count = 0;
                while (true) {
                    first.signal();
                    count = second.awaitChange(count);
                }
            } catch (InterruptedException e) {
                assert false;
            }
        }, "executive").start();
    }
}
