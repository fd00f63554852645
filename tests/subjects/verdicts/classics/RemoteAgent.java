// expect: violated deadlock
// The pattern of the deadlock that was found in a spacecraft's executive: each task compares an event's counter without
// the event's lock, then waits; a signal between the two is lost.
public class RemoteAgent {
    static class Event {
        int count;

        synchronized void await() throws InterruptedException {
            wait();
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
                    if (count == first.count) {
                        first.await();
                    }
                    count = first.count;
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
                    if (count == second.count) {
                        second.await();
                    }
                    count = second.count;
                }
            } catch (InterruptedException e) {
                assert false;
            }
        }, "executive").start();
    }
}
