// expect: as java
import java.util.*;

public class EventLoop {
    record Event(long at, int order, Runnable action) implements Comparable<Event> {
        @Override
        public int compareTo(Event o) {
            int c = Long.compare(at, o.at);
            return c != 0 ? c : Integer.compare(order, o.order);
        }
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private long now;
    private int made;

    void after(long delay, Runnable action) {
        events.add(new Event(now + delay, made++, action));
    }

    void run(long until) {
        while (!events.isEmpty() && events.peek().at() <= until) {
            Event e = events.poll();
            now = e.at();
            try {
                e.action().run();
            } catch (RuntimeException x) {
                System.out.println(now + " failed: " + x.getMessage());
            }
        }
    }

    class Lift {
        int floor;
        final TreeSet<Integer> wanted = new TreeSet<>();
        boolean up = true, isMoving;

        void call(int f) {
            wanted.add(f);
            if (!isMoving) {
                isMoving = true;
                after(1, this::step);
            }
        }

        void step() {
            if (wanted.remove(floor)) System.out.println(now + " door " + floor);
            if (wanted.isEmpty()) {
                isMoving = false;
                return;
            }
            if (up && wanted.higher(floor) == null) up = false;
            else if (!up && wanted.lower(floor) == null) up = true;
            floor += up ? 1 : -1;
            after(1, this::step);
        }
    }

    public static void main(String[] args) {
        EventLoop loop = new EventLoop();
        Lift lift = loop.new Lift();
        loop.after(0, () -> lift.call(3));
        loop.after(2, () -> lift.call(1));
        loop.after(2, () -> lift.call(5));
        loop.after(4, () -> {
            throw new IllegalStateException("stuck");
        });
        loop.after(100, () -> System.out.println("never"));
        loop.run(50);
        System.out.println(loop.now + " " + lift.floor + lift.isMoving + loop.events.size());
    }
}
